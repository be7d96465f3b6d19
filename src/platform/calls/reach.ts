import { createStore } from '../storage/store.ts';

/** Whether the last thing that was asked of the network came to nothing. */
export const networkLost = createStore(false);

/** Notes what came of asking: browsers themselves may take a page without a network for connected. */
export const noteReach = (reached: boolean): void => {
  if (networkLost.get() === reached) networkLost.set(!reached);
};
