import { setImmediate as soon } from 'node:timers';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/**
 * Renders into a document of happy-dom; unmounted when the test ends. `caught` gathers what error
 * boundaries caught; a console error fails the test.
 */
export const mount = async (node: ReactNode) => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const caught: unknown[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host, { onCaughtError: (error) => caught.push(error) });
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    const complaints = errors.mock.calls.map(String);
    errors.mockRestore();
    expect(complaints).toEqual([]);
  });
  const render = (next: ReactNode) => act(async () => root.render(next));
  await render(node);
  return { host, caught, render };
};

/** Turns of the event loop in which a settled answer has been read: its body comes by a stream. */
const TURNS = 8;

/** Runs a change and lets React and all settled promises take effect. */
export const settle = (change: () => void = () => undefined) =>
  act(async () => {
    change();
    for (let turn = 0; turn < TURNS; turn += 1) await new Promise<void>((resolve) => soon(resolve));
  });

/** Turns of the event loop that are waited for, of a few ms each. */
const MOST_TURNS = 400;

/** Lets React follow timers and the history too, which take longer than promises, until `done`. */
export const settleUntil = async (done: () => boolean): Promise<void> => {
  for (let turn = 0; turn < MOST_TURNS && !done(); turn += 1)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  expect(done(), document.body.textContent ?? '').toBe(true);
};

/** Clicks what stands in the document, as a person does. */
export const press = (target: Element | null | undefined) => {
  if (!target) throw new Error('there is nothing to press');
  return settle(() => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
};

/** What stands on the page: each section's name and state. */
export const standing = (page: Element): string[] =>
  [...page.querySelectorAll('[data-section]')].map(
    (section) => `${section.getAttribute('data-section')} ${section.getAttribute('data-state')}`,
  );
