import { createStore } from '../storage/store.ts';

export const callsUnderWay = createStore(0);

export const beginLoading = (): (() => void) => {
  callsUnderWay.set(callsUnderWay.get() + 1);
  return () => callsUnderWay.set(callsUnderWay.get() - 1);
};
