import { createStore } from '#src/platform/storage/store.ts';
import type { AroundName } from './around/parts.ts';

/**
 * The section, by its key, that is selected in both list and preview, and where it was chosen; `notice`:
 * an operator was led to its row, which takes the focus.
 */
export const selection = createStore<{
  name: string;
  from: 'list' | 'preview' | 'notice';
  /** The key of the one that was tapped in the preview, where the section is a group. */
  held?: string | null;
} | null>(null);

export const selectFromList = (name: string): void => {
  const current = selection.get();
  if (current?.name !== name) selection.set({ name, from: 'list' });
};

/** What floats above the page or surrounds it and was tapped in the preview last. */
export const tappedAround = createStore<{ name: AroundName } | null>(null);

/** The preview's last report: which sections are on the page, which wait for content. */
export const previewedSections = createStore<{
  names: readonly string[];
  waiting: readonly string[];
  /** The home page that it shows. */
  page: string;
  /** Whether the preview shows the page as to a member. */
  member: boolean;
} | null>(null);
