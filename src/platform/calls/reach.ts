import { createStore } from '../storage/store.ts';

export const networkLost = createStore(false);

/** Browsers themselves may report a page without a network as connected. */
export const noteReach = (reached: boolean): void => {
  if (networkLost.get() === reached) networkLost.set(!reached);
};
