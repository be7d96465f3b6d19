import { useState } from 'react';
import { useTick } from './use-tick.ts';

/**
 * The server's clock in ms, updated once a second. `now`: the clock in its answer; `since`: when the answer
 * came by the device's clock, by default when it was first shown. `first` is the first value; `current` is
 * null until a time is known.
 */
export const useServerClock = (now: number | null, since?: number | undefined) => {
  const [shownSince] = useState(() => Date.now());
  const second = useTick();
  const first = now ?? shownSince;
  const from = now === null ? shownSince : (since ?? shownSince);
  return { first, current: second === null ? now : first + Math.max(0, second - from) };
};
