import { useState } from 'react';
import { useTick } from './use-tick.ts';

/**
 * The server's clock in ms, once a second: `now` by its answer, which came at `since` by the
 * device's clock, without that when it was first shown. `first` is what it began with, `current` is
 * null until anything is known.
 */
export const useServerClock = (now: number | null, since?: number | undefined) => {
  const [shownSince] = useState(() => Date.now());
  const second = useTick();
  const first = now ?? shownSince;
  const from = now === null ? shownSince : (since ?? shownSince);
  return { first, current: second === null ? now : first + Math.max(0, second - from) };
};
