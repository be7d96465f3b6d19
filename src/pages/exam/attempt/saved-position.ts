import { readJson, writeJson } from '#src/platform/storage/local-store.ts';
import { hasShape, isListOf, isText } from '#src/platform/storage/stored-shape.ts';

/** Where a member stands in an attempt: the question that is shown, and those that are marked. */
export type Position = { at: string; marks: readonly string[] };

type Saved = Position & { attempt: string };

const KEY = 'EXAM_PLACES';
/** How many attempts are remembered; whoever begins one more has finished the first of them. */
const MOST = 6;

const isSaved = isListOf(hasShape<Saved>({ attempt: isText, at: isText, marks: isListOf(isText) }));

const allSaved = (): readonly Saved[] => {
  const saved = readJson(KEY);
  return isSaved(saved) ? saved : [];
};

const others = (attempt: string) => allSaved().filter((each) => each.attempt !== attempt);

/** On this phone alone. */
export const savedPosition = (attempt: string) => ({
  read: (): Position =>
    allSaved().find((each) => each.attempt === attempt) ?? { at: '', marks: [] },
  keep: ({ at, marks }: Position): void => {
    writeJson(KEY, [{ attempt, at, marks }, ...others(attempt)].slice(0, MOST));
  },
  forget: (): void => {
    writeJson(KEY, others(attempt));
  },
});
