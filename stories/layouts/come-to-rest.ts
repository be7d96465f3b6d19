import { expect, waitFor, within } from 'storybook/test';
import type { SceneName } from './scenes.ts';

const states = (page: HTMLElement, state: string) =>
  page.querySelectorAll(`[data-section][data-state="${state}"]`).length;

/** Waits until all sections near the screen are drawn and nothing is loading. */
const stands = (page: HTMLElement) =>
  waitFor(() => {
    expect(states(page, 'ready')).toBeGreaterThan(2);
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });

const failed = (page: HTMLElement) =>
  waitFor(() => expect(within(page).getByRole('button', { name: '重新加载' })).toBeInTheDocument());

const someStand = (page: HTMLElement) =>
  waitFor(() => expect(states(page, 'ready')).toBeGreaterThan(0));

/** Expects placeholders that say so, and no content yet. */
const waits = async (page: HTMLElement) => {
  await expect(states(page, 'ready')).toBe(0);
  await expect(within(page).getByRole('status', { name: '正在加载' })).toBeInTheDocument();
};

/** What each scene must show before it is checked. */
export const comeToRest: Readonly<Record<SceneName, (page: HTMLElement) => Promise<unknown>>> = {
  visitor: stands,
  member: stands,
  slow: waits,
  someFail: someStand,
  allFail: failed,
  largeText: stands,
  narrow: stands,
  wide: stands,
};
