import { useState } from 'react';
import { useTick } from './use-tick.ts';

/**
 * The server's clock in ms, updated once a second: `now` by its answer, which came at `since` by
 * the device's clock, or without `since` when it was first shown. `first` is the first value;
 * `current` is null until a time is known.
 */
export const useServerClock = (now: number | null, since?: number | undefined) => {
  const [shownSince] = useState(() => Date.now());
  const second = useTick();
  const first = now ?? shownSince;
  const from = now === null ? shownSince : (since ?? shownSince);
  return { first, current: second === null ? now : first + Math.max(0, second - from) };
};
