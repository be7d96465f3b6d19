import { useSyncExternalStore } from 'react';
import { onPageShow, onVisible } from '#src/platform/screen/page-events.ts';

/** One timer for everything on the page that shows seconds; it stops while the page is hidden. */

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let deaf: readonly (() => void)[] = [];

const tick = () => {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  now = Date.now();
  timer = setTimeout(tick, 1000 - (now % 1000));
  for (const listener of listeners) listener();
};

const start = () => {
  deaf = [onVisible(tick), onPageShow(tick)];
  tick();
};

const stop = () => {
  clearTimeout(timer);
  now = null;
  for (const stopListening of deaf) stopListening();
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
