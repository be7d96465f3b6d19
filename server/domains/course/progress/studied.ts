import type { LessonOfMember, LockedLesson } from '../lessons.ts';
import { isWatched } from './clock-bound.ts';
import { sentOf } from './sent-share.ts';

/** A text's progress counts in thousandths of its height. */
const TEXT_LENGTH = 1000;

const lengthOf = ({ kind, durationMs }: Pick<LessonOfMember, 'kind' | 'durationMs'>): number =>
  kind === 'text' ? TEXT_LENGTH : durationMs;

/** A share, 0 to 1. */
const doneOf = ({ furthestMs, finishedAt, ...lesson }: LessonOfMember): number => {
  if (finishedAt) return 1;
  const length = lengthOf(lesson);
  return length > 0 ? Math.min((furthestMs ?? 0) / length, 1) : 0;
};

/** The share that the member studied before or without buying, 0 to 1. */
const freeOf = ({ freeMs, ...lesson }: LessonOfMember): number => {
  const length = lengthOf(lesson);
  if (isWatched(freeMs ?? 0, length)) return 1;
  return length > 0 ? (freeMs ?? 0) / length : 0;
};

export const finishedIn = (rows: readonly LessonOfMember[]): number =>
  rows.filter(({ finishedAt }) => finishedAt).length;

/** In percent; 100 only where every lesson is finished. */
export const percentOf = (rows: readonly LessonOfMember[]): number => {
  if (rows.length === 0) return 0;
  if (finishedIn(rows) === rows.length) return 100;
  const done = rows.reduce((sum, row) => sum + doneOf(row), 0);
  return Math.min(Math.floor((done / rows.length) * 100), 99);
};

type Gain = { kind: LessonOfMember['kind']; learned: number; sent: number };

const gainOf = (row: LessonOfMember, parts: string | undefined): Gain => {
  const free = freeOf(row);
  return {
    kind: row.kind,
    learned: Math.max(0, doneOf(row) - free),
    sent: sentOf(row, parts, free),
  };
};

/** The share that was sent to the member and is not known to be studied. */
const unread = ({ learned, sent }: Gain): number => Math.max(0, sent - learned);

/** A text may have been opened by mistake: of several lessons, the largest unread text is forgiven. */
const forgiven = (gains: readonly Gain[]): number =>
  gains.length > 1 ? Math.max(0, ...gains.filter(({ kind }) => kind === 'text').map(unread)) : 0;

/**
 * In percent: how much of the sold lessons was studied, or sent, since they were bought. `handed`: by lesson,
 * a digit for each thousandth.
 */
export const boughtPercentOf = (
  rows: readonly LessonOfMember[],
  handed: ReadonlyMap<number, string>,
): number => {
  const gains = rows.filter(({ free }) => !free).map((row) => gainOf(row, handed.get(row.id)));
  if (gains.length === 0) return 0;
  const had = gains.reduce((sum, gain) => sum + gain.learned + unread(gain), 0);
  // rounding leaves a sum of shares just below its true value
  return Math.floor(((had - forgiven(gains)) / gains.length) * 100 + 1e-9);
};

/** `read`: ids of the lessons of which something was studied, or sent, since they were bought. */
export type BoughtLessons = { sold: number; read: number[] };

export const boughtLessonsOf = (
  rows: readonly LessonOfMember[],
  handed: ReadonlyMap<number, string>,
): BoughtLessons => {
  const sold = rows.filter(({ free }) => !free);
  const isRead = (row: LessonOfMember) => {
    const gain = gainOf(row, handed.get(row.id));
    return gain.learned + unread(gain) > 0;
  };
  return { sold: sold.length, read: sold.filter(isRead).map(({ id }) => id) };
};

export const lastStudied = <L extends LessonOfMember>(rows: readonly L[]): L | undefined =>
  rows.reduce<L | undefined>(
    (last, row) =>
      row.reportedAt && (!last?.reportedAt || row.reportedAt > last.reportedAt) ? row : last,
    undefined,
  );

const canBegin = ({ lock, trialSeconds }: LockedLesson): boolean =>
  lock === 'none' || (lock === 'buy' && trialSeconds > 0);

/** The lesson to continue: the one studied last, else the next unfinished one, else the first. */
export const nextLesson = (rows: readonly LockedLesson[]): LockedLesson | undefined => {
  const last = lastStudied(rows);
  const from = last ? rows.indexOf(last) : 0;
  const onward = [...rows.slice(from), ...rows.slice(0, from)].filter(canBegin);
  return onward.find(({ finishedAt }) => !finishedAt) ?? rows.find(canBegin);
};
