import { and, desc, eq, ne } from 'drizzle-orm';
import type { Chapter, ProductAccess } from '../../../../schemas/course/endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { grant, product } from '../../../db/tables/course.ts';
import { courseRows, toCourse } from '../../../libraries/catalogue/index.ts';
import { likesOf } from '../../../libraries/relation/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { holdsGrant, recordView } from '../access.ts';
import { type LockedLesson, lessonsOf, locked, toLesson } from '../lessons.ts';
import { accessTo, type ProductRow, productOf, teacherOfProduct, toProduct } from '../products.ts';
import { finishedIn, lastStudied, nextLesson, percentOf } from '../progress/studied.ts';
import { ownReview, ratingOf, reviewsOf } from '../reviews.ts';

const RELATED = 6;
const LATEST_REVIEWS = 3;

const chaptersOf = (rows: readonly LockedLesson[]): Chapter[] => {
  const chapters = new Map<number, Chapter>();
  for (const row of rows) {
    const { chapterId, chapterTitle } = row;
    const chapter = chapters.get(chapterId) ?? {
      id: String(chapterId),
      title: chapterTitle,
      lessons: [],
    };
    chapter.lessons.push(toLesson(row));
    chapters.set(chapterId, chapter);
  }
  return [...chapters.values()];
};

/** When a grant runs out, in ms; null for ever and without one. */
const untilOf = async (db: Database, memberId: number, productId: number, now: number) => {
  const own = and(
    eq(grant.memberId, memberId),
    eq(grant.target, 'product'),
    eq(grant.targetId, productId),
    holdsGrant(now),
  );
  const [row] = await db.select({ endAt: grant.endAt }).from(grant).where(own);
  return row?.endAt?.getTime() ?? null;
};

type Known = { row: ProductRow; access: ProductAccess; lessons: LockedLesson[] };

const mineOf = async ({ db, member, now }: Context<Member>, { row, access, lessons }: Known) => {
  const [until, own] = await Promise.all([
    access === 'granted' ? untilOf(db, member.id, row.id, now) : null,
    ownReview(db, row.id, member.id),
  ]);
  return {
    access,
    until,
    percent: percentOf(lessons),
    finished: finishedIn(lessons),
    started: lastStudied(lessons) !== undefined,
    nextLesson: String(nextLesson(lessons)?.id ?? ''),
    ...own,
  };
};

const relatedTo = async (context: Context<Member>, { id, categoryId }: ProductRow) => {
  if (categoryId === null) return [];
  const filter = and(eq(product.categoryId, categoryId), ne(product.id, id));
  const rows = await courseRows(context.db, {
    filter,
    order: [desc(product.learners)],
    page: 1,
    size: RELATED,
  });
  return rows.map(toCourse(context));
};

/** A product with its lessons and what the member has of it. Refuses `noSuchProduct`. */
export const readProduct = async (context: Context<Member>, { id }: { id: string }) => {
  const { db, member, now } = context;
  const row = await productOf(db, id);
  const access = await accessTo(db, member, row, now);
  const lessons = locked(await lessonsOf(db, member.id, [row.id]), { access, ...row });
  const [mine, teacher, related, rating, latest, { likes, ...relations }] = await Promise.all([
    mineOf(context, { row, access, lessons }),
    teacherOfProduct(db, row.teacherId),
    relatedTo(context, row),
    ratingOf(db, row.id),
    reviewsOf(db, row.id, member.id, { page: 1, size: LATEST_REVIEWS }),
    likesOf(db, member.id, 'product', row.id),
    recordView(db, member.id, 'product', row.id, now),
  ]);
  return {
    ...toProduct(context, row),
    learners: row.learners,
    intro: row.introHtml,
    sequential: row.sequential,
    graphic: row.graphicLesson,
    likes,
    lessonCount: lessons.length,
    duration: lessons.reduce((sum, { durationMs }) => sum + durationMs, 0),
    teacher,
    chapters: chaptersOf(lessons),
    mine: { ...mine, ...relations },
    related,
    rating: { ...rating, latest },
  };
};
