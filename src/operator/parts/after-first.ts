import { startTransition, useEffect, useState } from 'react';
import { createStore, useStore } from '#src/platform/storage/store.ts';

/** Longest wait for an idle browser, in ms. */
const LATEST = 2000;
/** The wait in browsers without `requestIdleCallback`, in ms. */
const SOON = 200;

/** Runs when the browser is idle. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, SOON);
};

/** Whether a screen was on the page while the browser was idle; stays true. */
const stands = createStore(false);
let requested = false;

/**
 * Whether the console's first screen is on the page, so that heavier work may begin. The caller is part of
 * that screen, so it is drawn when the browser is next idle.
 */
export const useAfterFirst = (): boolean => {
  useEffect(() => {
    if (requested) return;
    requested = true;
    whenIdle(() => stands.set(true));
  }, []);
  return useStore(stands);
};

/**
 * Whether the first rows of the console's first screen are drawn, so that further rows may follow without
 * delaying a press; true at once on every later screen.
 */
export const useAfterFirstRows = (): boolean => {
  const [after, setAfter] = useState(stands.get);
  useEffect(() => {
    if (after) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setAfter(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [after]);
  return after;
};
