import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { createStore } from '#src/platform/storage/store.ts';

const KEY = 'operator-row-details';

/** Whether each row shows its section's picture and numbers as well; this browser keeps it. */
export const rowDetails = createStore(readLocal(KEY) === 'yes');

export const showRowDetails = (detailed: boolean): void => {
  writeLocal(KEY, detailed ? 'yes' : 'no');
  rowDetails.set(detailed);
};
