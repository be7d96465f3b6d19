import { createStore } from '../../../platform/storage/store.ts';

/** More pictures than any screen has rows; the longest unseen ones are given up. */
const MOST = 30;

/** Names of the sections whose rows are, or were lately, on the screen; the latest ones last. */
export const wantedSections = createStore<readonly string[]>([]);

export const wantSection = (name: string): void => {
  const names = wantedSections.get();
  if (names.includes(name) && names.length < MOST) return;
  wantedSections.set([...names.filter((other) => other !== name), name].slice(-MOST));
};
