import { createStore } from '../storage/store.ts';

/** How many calls with a loading indicator are under way. */
export const callsUnderWay = createStore(0);

/** Counts a call in; returns how to count it out. */
export const beginLoading = (): (() => void) => {
  callsUnderWay.set(callsUnderWay.get() + 1);
  return () => callsUnderWay.set(callsUnderWay.get() - 1);
};
