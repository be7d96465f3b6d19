import { expect, waitFor, within } from 'storybook/test';
import type { SceneName } from './scenes.ts';

const states = (page: HTMLElement, state: string) =>
  page.querySelectorAll(`[data-section][data-state="${state}"]`).length;

/** Everything near the screen is there and nothing is waited for. */
const stands = (page: HTMLElement) =>
  waitFor(() => {
    expect(states(page, 'ready')).toBeGreaterThan(2);
    expect(page.querySelector('[aria-busy]')).toBeNull();
  });

const failed = (page: HTMLElement) =>
  waitFor(() => expect(within(page).getByRole('button', { name: '重新加载' })).toBeInTheDocument());

const someStand = (page: HTMLElement) =>
  waitFor(() => expect(states(page, 'ready')).toBeGreaterThan(0));

/** Nothing is there yet, and what stands meanwhile says so. */
const waits = async (page: HTMLElement) => {
  await expect(states(page, 'ready')).toBe(0);
  await expect(within(page).getByRole('status', { name: '正在加载' })).toBeInTheDocument();
};

/** When a scene can be judged: what has to stand on the page. */
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
