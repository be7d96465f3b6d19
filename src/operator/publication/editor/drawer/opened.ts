import { createStore } from '../../../../platform/storage/store.ts';

/** An item of the ordered page, by its key; `held`: the place of a section in the group of that key. */
export type ItemPlace = { key: string; held: number | null };

/** The item whose settings lie open; null: none. */
export const opened = createStore<ItemPlace | null>(null);

export const openItem = (key: string, held: number | null = null): void =>
  opened.set({ key, held });
