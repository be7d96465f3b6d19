import { and, desc, eq, ne } from 'drizzle-orm';
import type { Chapter, ProductAccess } from '#schemas/course/endpoints.ts';
import { product } from '../../../db/tables/course.ts';
import {
  courseRows,
  MOST_STUDIED,
  RETURN_DAYS,
  toCourse,
} from '../../../libraries/catalogue/index.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { couponPricing } from '../../coupon/index.ts';
import { recordView } from '../access.ts';
import { type LockedLesson, lengthOf, lessonsOf, locked, toLesson } from '../lessons.ts';
import { type ProductFor, productFor } from '../product-for.ts';
import { type ProductRow, toProduct } from '../products.ts';
import { finishedIn, lastStudied, nextLesson, percentOf } from '../progress/studied.ts';
import { opinionsOf } from '../reviews.ts';

const RELATED = 6;

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

const mineOf = (lessons: readonly LockedLesson[]) => ({
  percent: percentOf(lessons),
  finished: finishedIn(lessons),
  started: lastStudied(lessons) !== undefined,
  nextLesson: String(nextLesson(lessons)?.id ?? ''),
});

const relatedTo = async (context: Context<Member>, { id, categoryId }: ProductRow) => {
  if (categoryId === null) return [];
  const filter = and(eq(product.categoryId, categoryId), ne(product.id, id));
  const rows = await courseRows(context.db, {
    filter,
    order: [desc(product.learners)],
    page: 1,
    size: RELATED,
  });
  const courses = rows.map(toCourse(context));
  return courses.map(await couponPricing(context, courses));
};

const groupFor = ({ groupCode, groupText }: ProductRow, access: ProductAccess) =>
  access === 'granted' ? { code: groupCode, text: groupText } : { code: '', text: '' };

/** undefined where nothing is paid for the product. */
const returnsOf = ({ access, source }: ProductFor, lessons: readonly LockedLesson[]) => {
  const paid = access === 'none' || source === 'buy' || source === 'team';
  if (!paid) return undefined;
  const sold = lessons.filter(({ free }) => !free);
  return { days: RETURN_DAYS, percent: MOST_STUDIED, partly: sold.length > 1 };
};

/** Refuses `noSuchProduct`. */
export const readProduct = async (context: Context<Member>, { id }: { id: string }) => {
  const { db, member, now } = context;
  const found = await productFor(context, id);
  const { row, access, until, order, teacher } = found;
  const [all, { rating, relations, own }, related] = await Promise.all([
    lessonsOf(db, member.id, [row.id]),
    opinionsOf(db, row.id, member.id),
    relatedTo(context, row),
    recordView(db, member.id, 'product', row.id, now),
  ]);
  const lessons = locked(all, { access, ...row });
  const { likes, ...saved } = relations;
  return {
    ...toProduct(context, row),
    learners: row.learners,
    gains: row.gains,
    intro: row.introHtml,
    sequential: row.sequential,
    graphic: row.graphicLesson,
    likes,
    lessonCount: lessons.length,
    duration: lessons.reduce((sum, lesson) => sum + lengthOf(lesson), 0),
    teacher,
    chapters: chaptersOf(lessons),
    mine: { access, until, order, ...mineOf(lessons), ...own, ...saved },
    group: groupFor(row, access),
    returns: returnsOf(found, lessons),
    related,
    rating,
  };
};
