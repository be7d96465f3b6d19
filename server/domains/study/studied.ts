import type { Lesson, LockedLesson } from './lessons.ts';

/** Thousandths of its height, which is how a text counts. */
const TEXT_LENGTH = 1000;

/** How much of a lesson is done, 0 to 1. */
const doneOf = ({ kind, durationMs, furthestMs, finishedAt }: Lesson): number => {
  if (finishedAt) return 1;
  const length = kind === 'text' ? TEXT_LENGTH : durationMs;
  return length > 0 ? Math.min((furthestMs ?? 0) / length, 1) : 0;
};

export const finishedIn = (rows: readonly Lesson[]): number =>
  rows.filter(({ finishedAt }) => finishedAt).length;

/** How much of a product is done, of 100; 100 only where every lesson is finished. */
export const percentOf = (rows: readonly Lesson[]): number => {
  if (rows.length === 0) return 0;
  if (finishedIn(rows) === rows.length) return 100;
  const done = rows.reduce((sum, row) => sum + doneOf(row), 0);
  return Math.min(Math.floor((done / rows.length) * 100), 99);
};

/** The lesson that was studied last. */
export const lastStudied = <L extends Lesson>(rows: readonly L[]): L | undefined =>
  rows.reduce<L | undefined>(
    (last, row) =>
      row.reportedAt && (!last?.reportedAt || row.reportedAt > last.reportedAt) ? row : last,
    undefined,
  );

const canBegin = ({ lock, trialSeconds }: LockedLesson): boolean =>
  lock === 'none' || (lock === 'buy' && trialSeconds > 0);

/** Where to go on: the lesson studied last, or the next unfinished one, or the first of all. */
export const nextLesson = (rows: readonly LockedLesson[]): LockedLesson | undefined => {
  const last = lastStudied(rows);
  const from = last ? rows.indexOf(last) : 0;
  const onward = [...rows.slice(from), ...rows.slice(0, from)].filter(canBegin);
  return onward.find(({ finishedAt }) => !finishedAt) ?? rows.find(canBegin);
};
