import { createStore } from '#src/platform/storage/store.ts';

/** Where a section is to be added: behind the item of that key, null at the top; undefined: nowhere. */
export const inserting = createStore<{ behind: string | null } | undefined>(undefined);

export const openInserting = (behind: string | null): void => inserting.set({ behind });
