import { expect, waitFor, within } from 'storybook/test';
import type { SceneName } from './scenes.ts';

const states = (page: HTMLElement, state: string) =>
  page.querySelectorAll(`[data-section][data-state="${state}"]`).length;

/** Waits until everything near the screen is shown and nothing loads. */
const stands = (page: HTMLElement) =>
  waitFor(() => {
    expect(states(page, 'ready')).toBeGreaterThan(2);
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });

const failed = (page: HTMLElement) =>
  waitFor(() => expect(within(page).getByRole('button', { name: '重新加载' })).toBeInTheDocument());

const someStand = (page: HTMLElement) =>
  waitFor(() => expect(states(page, 'ready')).toBeGreaterThan(0));

/** Expects no content yet, and a placeholder that says so. */
const waits = async (page: HTMLElement) => {
  await expect(states(page, 'ready')).toBe(0);
  await expect(within(page).getByRole('status', { name: '正在加载' })).toBeInTheDocument();
};

/** What each scene has to show before it can be judged. */
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
