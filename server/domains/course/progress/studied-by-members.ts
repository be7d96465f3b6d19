import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lesson, progress } from '../../../db/tables/course.ts';
import { type LessonOfMember, lessonsOf } from '../lessons.ts';
import { lastStudied, percentOf } from './studied.ts';

/** `watched` and `at` in ms; `at` null before the first lesson. */
export type StudiedByMember = { percent: number; watched: number; at: number | null };

/** No member's lessons: whoever it is has studied nothing. */
const NOBODY = 0;

/** What members of a page have studied of a product, reckoned as each of them sees it. */
export const studiedByMembers = async (
  db: Database,
  memberIds: readonly number[],
  productId: number,
): Promise<ReadonlyMap<number, StudiedByMember>> => {
  if (memberIds.length === 0) return new Map();
  const [lessons, rows] = await Promise.all([
    lessonsOf(db, NOBODY, [productId]),
    db
      .select({ row: progress })
      .from(progress)
      .innerJoin(lesson, eq(lesson.id, progress.lessonId))
      .where(and(eq(lesson.productId, productId), inArray(progress.memberId, [...memberIds]))),
  ]);
  const own = (memberId: number): StudiedByMember => {
    const mine = new Map(
      rows.flatMap(({ row }) => (row.memberId === memberId ? [[row.lessonId, row] as const] : [])),
    );
    const studied: LessonOfMember[] = lessons.map((each) => ({ ...each, ...mine.get(each.id) }));
    return {
      percent: percentOf(studied),
      watched: [...mine.values()].reduce((sum, { watchedMs }) => sum + watchedMs, 0),
      at: lastStudied(studied)?.reportedAt?.getTime() ?? null,
    };
  };
  return new Map(memberIds.map((id) => [id, own(id)]));
};
