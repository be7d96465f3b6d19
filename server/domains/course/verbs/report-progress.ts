import type { reportProgress as endpoint, LessonProgress } from '#schemas/course/endpoints.ts';
import type { Payload } from '#schemas/wire/define-endpoint.ts';
import { progress } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { keepTickets } from '../../../platform/streams/tickets.ts';
import { assertOpen, type FoundLesson, findLesson, opening } from '../find-lesson.ts';
import type { LockedLesson } from '../lessons.ts';
import { bounded, isWatched } from '../progress/clock-bound.ts';
import { freeOf, holdProgress, ofLesson, type ProgressRow } from '../progress/progress.ts';
import { percentOf } from '../progress/studied.ts';
import { addStudied } from '../progress/study-days.ts';

type Input = Payload<typeof endpoint>;

/** A text's progress counts in thousandths of its height; scrolling has no speed limit. */
const TEXT_LENGTH = 1000;

const lengthOf = (lesson: LockedLesson): number =>
  opening(lesson) === 'trial'
    ? Math.min(lesson.durationMs, lesson.trialSeconds * 1000)
    : lesson.durationMs;

/** A text's position is taken as reported; its watched time is bounded by the clock. */
const scrolled = (row: ProgressRow, report: Input, now: number) => {
  const position = Math.min(report.position, TEXT_LENGTH);
  const clock = { ...row, reportedAt: row.reportedAt.getTime() };
  const { watchedMs, reportedAt } = bounded(clock, report, now, { length: 0, noSkip: false });
  const furthestMs = Math.max(row.furthestMs, position);
  return { positionMs: position, furthestMs, watchedMs, reportedAt: new Date(reportedAt) };
};

const played = (row: ProgressRow, report: Input, now: number, lesson: LockedLesson) => {
  const noSkip = lesson.noSkip && !row.finishedAt;
  const clock = { ...row, reportedAt: row.reportedAt.getTime() };
  const { reportedAt, positionMs, furthestMs, watchedMs, creditMs } = bounded(clock, report, now, {
    length: lengthOf(lesson),
    noSkip,
  });
  const watched = opening(lesson) === 'full' && isWatched(furthestMs, lesson.durationMs);
  const finishedAt = row.finishedAt ?? (watched ? new Date(now) : null);
  const at = new Date(reportedAt);
  return { positionMs, furthestMs, watchedMs, creditMs, finishedAt, reportedAt: at };
};

export const lessonProgressOf = (
  row: ProgressRow,
  { lessons, lesson }: FoundLesson,
): LessonProgress => {
  const { positionMs, furthestMs, watchedMs, finishedAt } = row;
  const updated = lessons.map((each) => (each === lesson ? { ...each, ...row } : each));
  return {
    position: positionMs,
    furthest: furthestMs,
    watched: watchedMs,
    finished: finishedAt !== null,
    percent: percentOf(updated),
  };
};

/**
 * Stores the progress as far as the server's clock allows. Refuses `noSuchProduct`, `noSuchLesson`,
 * `lessonNotBought`, `lessonNotYetOpen`.
 */
export const reportProgress = async (context: Context<Member>, report: Input) => {
  const { db, member, now } = context;
  const found = await findLesson(context, report);
  const { lesson } = found;
  assertOpen(lesson);
  await keepTickets(db, context.session, lesson.id, now);
  const row = await db.transaction(async (tx) => {
    const before = await holdProgress(tx, member.id, lesson.id, now);
    const change =
      lesson.kind === 'text' ? scrolled(before, report, now) : played(before, report, now, lesson);
    const freeMs = freeOf(before, change, found.access);
    await tx
      .update(progress)
      .set({ ...change, freeMs })
      .where(ofLesson(member.id, lesson.id));
    await addStudied(tx, member.id, change.watchedMs - before.watchedMs, now);
    return { ...before, ...change, freeMs };
  });
  return lessonProgressOf(row, found);
};
