import { createStore } from '#src/platform/storage/store.ts';

/** The section whose comments lie open, by its key; null: none. */
export const discussed = createStore<string | null>(null);
