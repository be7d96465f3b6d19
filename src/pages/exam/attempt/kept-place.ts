import { readJson, writeJson } from '#src/platform/storage/local-store.ts';
import { hasShape, isListOf, isText } from '#src/platform/storage/stored-shape.ts';

/** Where a member stands in an attempt: the question that is shown, and those that are marked. */
export type Place = { at: string; marks: readonly string[] };

type Kept = Place & { attempt: string };

const KEY = 'EXAM_PLACES';
/** Attempts that are remembered: who begins one more has finished the first of them. */
const MOST = 6;

const isKept = isListOf(hasShape<Kept>({ attempt: isText, at: isText, marks: isListOf(isText) }));

const allKept = (): readonly Kept[] => {
  const kept = readJson(KEY);
  return isKept(kept) ? kept : [];
};

const others = (attempt: string) => allKept().filter((each) => each.attempt !== attempt);

/** On this phone alone. */
export const keptPlace = (attempt: string) => ({
  read: (): Place => allKept().find((each) => each.attempt === attempt) ?? { at: '', marks: [] },
  keep: ({ at, marks }: Place): void => {
    writeJson(KEY, [{ attempt, at, marks }, ...others(attempt)].slice(0, MOST));
  },
  forget: (): void => {
    writeJson(KEY, others(attempt));
  },
});
