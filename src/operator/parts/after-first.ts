import { startTransition, useEffect, useState } from 'react';
import { createStore, useStore } from '#src/platform/storage/store.ts';

/** No browser is busier than this for long, in ms. */
const LATEST = 2000;
/** Where a browser does not tell when it rests, in ms. */
const SOON = 200;

/** Runs when the browser has nothing more urgent to do. */
export const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST });
  else setTimeout(act, SOON);
};

/** Whether a screen has been on the page while the browser rested; it stays so. */
const stands = createStore(false);
let requested = false;

/**
 * Whether what the console has opened with is on the page, so that heavier things may begin. Whoever asks is part of the
 * screen, so the screen is drawn when the browser first rests afterwards.
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
 * Whether the first rows of what the console has opened with are on the page, so that those below may follow; true at
 * once on every later screen. Soon after the first are drawn, and without keeping a press waiting.
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
