import { useEffect, useState } from 'react';
import { createStore, useStore } from '#src/platform/storage/store.ts';

/** Counts the addresses that were saved after their form had been left. */
const times = createStore(0);

export const noteSavedLate = (): void => times.set(times.get() + 1);

/** Calls `again` when an address is saved after its form was left for this page. */
export const useSavedLate = (again: () => void): void => {
  const now = useStore(times);
  const [before, setBefore] = useState(now);
  useEffect(() => {
    if (now === before) return;
    setBefore(now);
    again();
  }, [now, before, again]);
};
