import type { HomeSectionName } from '../../../../schemas/home-sections.ts';
import { createStore } from '../../../platform/storage/store.ts';

/** The section that list and preview point at, and which of them it was chosen in. */
export const selection = createStore<{ name: HomeSectionName; from: 'list' | 'preview' } | null>(
  null,
);

export const selectFromList = (name: HomeSectionName): void => {
  const current = selection.get();
  if (current?.name !== name) selection.set({ name, from: 'list' });
};

/** What the preview last told of itself: which sections stand there, which wait for content. */
export const selectionStanding = createStore<{
  names: readonly string[];
  waiting: readonly string[];
  /** Whom the preview shows the page to. */
  member: boolean;
} | null>(null);
