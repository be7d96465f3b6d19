import { createStore } from '#src/platform/storage/store.ts';

/** Pictures kept at most, more than a screen has rows; those unseen for longest are dropped. */
const MOST = 30;

/** Names of the sections whose rows are on the screen or were lately; the latest come last. */
export const wantedSections = createStore<readonly string[]>([]);

export const wantSection = (name: string): void => {
  const names = wantedSections.get();
  if (names.includes(name) && names.length < MOST) return;
  wantedSections.set([...names.filter((other) => other !== name), name].slice(-MOST));
};
