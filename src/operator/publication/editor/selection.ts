import type { PageName } from '#schemas/publication/page-names.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { createStore } from '#src/platform/storage/store.ts';
import type { SurroundingsName } from './surroundings/parts.ts';

/** `held`: the index of a section in the group with that key. */
export type ItemTarget = { page: PageName; key: string; held: number | null };

export type SurroundingsTarget = { page: PageName; surroundings: SurroundingsName };

/** The item, or the part around the page, whose settings are open; null: none. */
export const opened = createStore<ItemTarget | SurroundingsTarget | null>(null);

export const openItem = (page: PageName, key: string, held: number | null = null): void =>
  opened.set({ page, key, held });

/**
 * The section selected in list and preview. `notice`: the operator was led to its row, which takes the
 * focus.
 */
export const selection = createStore<{
  name: string;
  from: 'list' | 'preview' | 'notice';
  /** The key of the section that was tapped in the preview, where `name` is a group. */
  held?: string | null;
} | null>(null);

export const selectFromList = (name: string): void => {
  const current = selection.get();
  if (current?.name !== name) selection.set({ name, from: 'list' });
};

export const tappedSurroundings = createStore<{ name: SurroundingsName } | null>(null);

export const previewedSections = createStore<{
  names: readonly string[];
  waiting: readonly string[];
  page: string;
  member: boolean;
} | null>(null);

export type Arranger = {
  move: (key: string, over: string) => void;
  insert: (behind: string | null) => void;
};

/** Of the screen beside the preview; null where its page cannot be arranged. */
export const arranger = createStore<Arranger | null>(null);

/** The keys of the items to copy; null: the dialog is closed. */
export const copying = createStore<readonly string[] | null>(null);

export const openCopying = (keys: readonly string[]): void => copying.set(keys);

/**
 * Where a section is to be added: behind the item with that key, null: at the top; undefined: the dialog is
 * closed.
 */
export const inserting = createStore<{ behind: string | null } | undefined>(undefined);

export const openInserting = (behind: string | null): void => inserting.set({ behind });

const KEY = 'operator-row-details';

export const rowDetails = createStore(readLocal(KEY) === 'yes');

export const showRowDetails = (detailed: boolean): void => {
  writeLocal(KEY, detailed ? 'yes' : 'no');
  rowDetails.set(detailed);
};
