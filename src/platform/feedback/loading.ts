import { createStore } from '../storage/store.ts';

/** Counts only calls with a loading indicator. */
export const callsUnderWay = createStore(0);

export const beginLoading = (): (() => void) => {
  callsUnderWay.set(callsUnderWay.get() + 1);
  return () => callsUnderWay.set(callsUnderWay.get() - 1);
};
