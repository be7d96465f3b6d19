import { createStore } from '#src/platform/storage/store.ts';

/** The keys of the items with which the dialog of copying opens; null: it is closed. */
export const copying = createStore<readonly string[] | null>(null);

export const openCopying = (keys: readonly string[]): void => copying.set(keys);
