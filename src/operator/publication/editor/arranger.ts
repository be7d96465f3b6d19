import { createStore } from '#src/platform/storage/store.ts';

/** Arranges the page that the preview shows, as its list does. */
export type Arranger = {
  /** Puts a section at the place of another one; keys that the page does not have change nothing. */
  move: (key: string, over: string) => void;
  /** Has a section added behind that of a key; null: at the top. */
  insert: (behind: string | null) => void;
};

/** Of the screen that lies beside the preview; null where its page is not arranged. */
export const arranger = createStore<Arranger | null>(null);
