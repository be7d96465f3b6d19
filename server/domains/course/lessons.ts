import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LessonLock, LessonRow, ProductAccess } from '#schemas/course/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { chapter, lesson, progress } from '../../db/tables/course.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { keeps } from './retained-lessons.ts';

const columnsFor = (db: Database, memberId: number) => ({
  id: lesson.id,
  productId: lesson.productId,
  chapterId: chapter.id,
  chapterTitle: chapter.title,
  kind: lesson.kind,
  title: lesson.title,
  durationMs: lesson.durationMs,
  free: lesson.free,
  trialSeconds: lesson.trialSeconds,
  noSkip: lesson.noSkip,
  mediaKey: lesson.mediaKey,
  hasText: sql<boolean>`${lesson.html} <> ''`,
  textLength: sql`case when ${lesson.kind} = 'text'
    then char_length(regexp_replace(${lesson.html}, '<[^>]*>', '', 'g')) else 0 end`.mapWith(
    Number,
  ),
  positionMs: progress.positionMs,
  furthestMs: progress.furthestMs,
  freeMs: progress.freeMs,
  reportedAt: progress.reportedAt,
  finishedAt: progress.finishedAt,
  retained: sql<boolean>`${keeps(db, memberId)}`,
});

const read = async (
  db: Database,
  memberId: number,
  productIds: readonly number[],
  which?: SQL,
): Promise<LessonOfMember[]> => {
  if (productIds.length === 0) return [];
  return db
    .select(columnsFor(db, memberId))
    .from(lesson)
    .innerJoin(chapter, eq(chapter.id, lesson.chapterId))
    .leftJoin(progress, and(eq(progress.lessonId, lesson.id), eq(progress.memberId, memberId)))
    .where(and(inArray(lesson.productId, [...productIds]), which))
    .orderBy(
      asc(lesson.productId),
      asc(chapter.position),
      asc(chapter.id),
      asc(lesson.position),
      asc(lesson.id),
    );
};

export const lessonsOf = (db: Database, memberId: number, productIds: readonly number[]) =>
  read(db, memberId, productIds, eq(lesson.published, true));

/** With lessons that have been unpublished since: they were sold, and may have been studied. */
export const soldLessonsOf = (db: Database, memberId: number, productIds: readonly number[]) =>
  read(db, memberId, productIds);

export type LessonOfMember = {
  id: number;
  productId: number;
  chapterId: number;
  chapterTitle: string;
  kind: LessonRow['kind'];
  title: string;
  durationMs: number;
  free: boolean;
  trialSeconds: number;
  noSkip: boolean;
  /** The folder of its streams; '' for a text. */
  mediaKey: string;
  hasText: boolean;
  /** Characters without markup; 0 for video and audio. */
  textLength: number;
  positionMs: number | null;
  furthestMs: number | null;
  freeMs: number | null;
  reportedAt: Date | null;
  finishedAt: Date | null;
  /** The lesson stayed with the member when the rest of its course was refunded. */
  retained: boolean;
};

export type LockedLesson = LessonOfMember & { lock: LessonLock };

type Rules = { access: ProductAccess; sequential: boolean };

const lockOf = (
  row: LessonOfMember,
  before: LessonOfMember | undefined,
  { access, sequential }: Rules,
) => {
  if (access === 'none' && !row.free && !row.retained) return 'buy';
  const waits = sequential && before && !before.finishedAt && !row.finishedAt;
  return waits ? 'previous' : 'none';
};

export const locked = (rows: readonly LessonOfMember[], rules: Rules): LockedLesson[] =>
  rows.map((row, index) => ({ ...row, lock: lockOf(row, rows[index - 1], rules) }));

/** Characters in a minute. */
const READING_SPEED = 400;

/** In ms. A text takes the time of reading it, and `durationMs` at least. */
export const lengthOf = ({ durationMs, textLength }: LessonOfMember): number =>
  Math.max(durationMs, Math.ceil(textLength / READING_SPEED) * MINUTE);

export const toLesson = (row: LockedLesson): LessonRow => ({
  id: String(row.id),
  title: row.title,
  kind: row.kind,
  duration: lengthOf(row),
  free: row.free,
  trial: row.trialSeconds * 1000,
  noSkip: row.noSkip,
  lock: row.lock,
  position: row.positionMs ?? 0,
  furthest: row.furthestMs ?? 0,
  finished: row.finishedAt !== null,
});
