import { useSyncExternalStore } from 'react';

/** One timer for everything on the page that shows seconds; it stops while the page is hidden. */

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const tick = () => {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  now = Date.now();
  timer = setTimeout(tick, 1000 - (now % 1000));
  for (const listener of listeners) listener();
};

const start = () => {
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  tick();
};

const stop = () => {
  clearTimeout(timer);
  now = null;
  document.removeEventListener('visibilitychange', tick);
  window.removeEventListener('pageshow', tick);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
};

/** The device's clock in ms, once a second; null on a server and until the first tick. */
export const useTick = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );
