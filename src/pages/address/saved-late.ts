import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../platform/storage/store.ts';

/** How often an address was saved after its form had been left. */
const times = createStore(0);

export const noteSavedLate = (): void => times.set(times.get() + 1);

/** Told when an address is saved whose form was left for this page. */
export const useSavedLate = (again: () => void): void => {
  const now = useStore(times);
  const [before, setBefore] = useState(now);
  useEffect(() => {
    if (now === before) return;
    setBefore(now);
    again();
  }, [now, before, again]);
};
