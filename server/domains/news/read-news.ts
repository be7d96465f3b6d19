import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { NewsDetail } from '#schemas/news/endpoints.ts';
import { newsRefusals } from '#schemas/news/refusals.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { news, newsProduct, newsSection, newsText } from '../../db/tables/news.ts';
import { courseRows, coursesBy, toCourse } from '../../libraries/catalogue/index.ts';
import { likesOf } from '../../libraries/relation/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { keyOf } from '../../platform/wire/keys.ts';
import { couponPricing } from '../coupon/index.ts';
import { newsColumns, toNews } from './rows.ts';

const MOST_COURSES = 4;

const find = async (db: Database, id: string) => {
  const key = keyOf(id);
  if (key === null) return undefined;
  const [row] = await db
    .select({ ...newsColumns, summary: news.summary, html: newsText.html })
    .from(news)
    .leftJoin(newsSection, eq(newsSection.id, news.sectionId))
    .leftJoin(newsText, eq(newsText.newsId, news.id))
    .where(and(eq(news.id, key), eq(news.published, true)));
  return row;
};

const coursesUnder = async (context: Context, newsId: number) => {
  const { db } = context;
  const chosen = await db
    .select({ id: product.id })
    .from(newsProduct)
    .innerJoin(product, and(eq(product.id, newsProduct.productId), eq(product.published, true)))
    .where(eq(newsProduct.newsId, newsId))
    .orderBy(asc(newsProduct.position), asc(product.id))
    .limit(MOST_COURSES);
  if (chosen.length > 0)
    return coursesBy(
      context,
      chosen.map(({ id }) => id),
    );
  const order = [desc(product.learners)];
  return (await courseRows(db, { order, page: 1, size: MOST_COURSES })).map(toCourse(context));
};

/** Counts a reading. Refuses `noSuchNews`. */
export const readNews = async (context: Context, { id }: { id: string }): Promise<NewsDetail> => {
  const { db, member } = context;
  const row = await find(db, id);
  if (!row) throw new RefusedError(newsRefusals.noSuchNews);
  await db
    .update(news)
    .set({ reads: sql`${news.reads} + 1` })
    .where(eq(news.id, row.id));
  const [courses, relations] = await Promise.all([
    coursesUnder(context, row.id),
    likesOf(db, member?.id ?? 0, 'news', row.id),
  ]);
  const { html, summary, ...headline } = row;
  return {
    ...toNews({ ...headline, reads: headline.reads + 1 }),
    ...relations,
    html: html ?? '',
    summary,
    courses: courses.map(await couponPricing(context, courses)),
  };
};
