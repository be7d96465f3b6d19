import { localKeys, readJson, readLocal, removeLocal, writeJson } from '../storage/local-store.ts';
import { hasShape, isNumber, isRecordOf, isText } from '../storage/stored-shape.ts';

const PREFIX = 'TEXTS:';
const LONGEST = 14 * 24 * 3600 * 1000;
/** In characters: storage holds some five million of them, for everything. */
const LARGEST = 400_000;
const LARGEST_TOGETHER = 1_500_000;

/** `stamp`: of what the texts were written over. */
export type TextDraft = { at: number; stamp: string; texts: Readonly<Record<string, string>> };

const isDraft = hasShape<TextDraft>({ at: isNumber, stamp: isText, texts: isRecordOf(isText) });

const stored = (): { key: string; at: number; size: number }[] =>
  localKeys()
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => {
      const draft = readJson(key);
      return { key, at: isDraft(draft) ? draft.at : 0, size: readLocal(key)?.length ?? 0 };
    });

/** Removes what is too old, and the oldest until there is room. */
const makeRoom = (size: number, now: number): void => {
  let together = size;
  for (const draft of stored().toSorted((one, other) => other.at - one.at)) {
    together += draft.size;
    if (draft.at + LONGEST < now || together > LARGEST_TOGETHER) removeLocal(draft.key);
  }
};

/**
 * Unsaved texts of somebody who writes in this browser, by what they belong to. They outlast the page, two
 * weeks at most.
 */
export const textDrafts = (writer: number | string) => {
  const own = `${PREFIX}${writer}:`;
  const keyOf = (of: string): string => own + of;
  const ownKeys = () => localKeys().filter((key) => key.startsWith(own));
  return {
    read: (of: string, now = Date.now()): TextDraft | undefined => {
      const draft = readJson(keyOf(of));
      return isDraft(draft) && draft.at + LONGEST >= now ? draft : undefined;
    },
    keep: (of: string, { stamp, texts }: Omit<TextDraft, 'at'>, now = Date.now()): void => {
      const size = Object.values(texts).reduce((sum, { length }) => sum + length, 0);
      removeLocal(keyOf(of));
      makeRoom(size, now);
      if (size <= LARGEST) writeJson(keyOf(of), { at: now, stamp, texts });
    },
    drop: (of: string): void => removeLocal(keyOf(of)),
    hasAny: (): boolean => ownKeys().length > 0,
    dropAll: (): void => {
      for (const key of ownKeys()) removeLocal(key);
    },
  };
};
