import type { PageName } from '#schemas/publication/page-names.ts';
import { createStore } from '#src/platform/storage/store.ts';
import type { AroundName } from '../around/parts.ts';

/** An item of a page, by its key; `held`: the place of a section in the group of that key. */
export type ItemPlace = { page: PageName; key: string; held: number | null };

/** What floats above a page or surrounds it. */
export type AroundPlace = { page: PageName; around: AroundName };

/** The item, or the part around the page, whose settings lie open; null: none. */
export const opened = createStore<ItemPlace | AroundPlace | null>(null);

export const openItem = (page: PageName, key: string, held: number | null = null): void =>
  opened.set({ page, key, held });
