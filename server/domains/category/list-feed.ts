import { asc, desc, eq } from 'drizzle-orm';
import type { FeedEntry } from '#schemas/category/endpoints.ts';
import type { Course } from '#schemas/course/fields.ts';
import { VIDEO } from '#schemas/course/product-type.ts';
import type { Live } from '#schemas/live/fields.ts';
import type { NewsRow } from '#schemas/news/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import { courseRows, published, toCourse } from '../../libraries/catalogue/index.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { couponPricing } from '../coupon/index.ts';
import { liveRow, toLive } from '../live/index.ts';
import { headlines, toNews } from '../news/index.ts';

type Kind = FeedEntry['kind'];

const pattern: readonly Kind[] = [
  ...(['course', 'live', 'course', 'news', 'course'] as const),
  ...(['course', 'news', 'course', 'live', 'course'] as const),
];

const perPage = (kind: Kind): number => pattern.filter((each) => each === kind).length;

const ofCourse = (course: Course): FeedEntry => ({
  ...{ kind: 'course', id: course.id, title: course.title, thumb: course.thumb },
  ...{ type: course.type, status: 0, locked: false, price: course.price },
  ...{
    linePrice: course.linePrice,
    priceAfterCoupon: course.priceAfterCoupon,
    priceAfterClaim: course.priceAfterClaim,
  },
  ...{ by: course.teacher, people: course.learners, at: null },
});

const ofLive = (row: Live): FeedEntry => ({
  ...{ kind: 'live', id: row.id, title: row.title, thumb: row.thumb },
  ...{ type: VIDEO, status: row.status, hasReplay: row.hasReplay },
  ...{
    locked: !row.opensFreely,
    price: row.price,
    linePrice: null,
    by: '',
    people: row.viewers,
    at: row.startTime,
  },
});

const ofNews = (row: NewsRow): FeedEntry => ({
  ...{ kind: 'news', id: row.id, title: row.title, thumb: row.thumb },
  ...{ type: VIDEO, status: 0, locked: false, price: null },
  ...{ linePrice: null, by: row.author, people: row.reads, at: row.publishedAt },
});

const publishedLive = eq(live.published, true);
const publishedNews = eq(news.published, true);

const newestCourses = async (context: Context, page: number) => {
  const order = [desc(product.createdAt)];
  const rows = await courseRows(context.db, { order, page, size: perPage('course') });
  const courses = rows.map(toCourse(context));
  return courses.map(await couponPricing(context, courses)).map(ofCourse);
};

const placedLives = async (db: Database, page: number) => {
  const { limit, offset } = rowsOf(page, perPage('live'));
  const rows = await db
    .select(liveRow)
    .from(live)
    .where(publishedLive)
    .orderBy(asc(live.position), asc(live.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toLive).map(ofLive);
};

const newestNews = async (db: Database, page: number) => {
  const { limit, offset } = rowsOf(page, perPage('news'));
  const rows = await headlines(db)
    .where(publishedNews)
    .orderBy(desc(news.publishedAt), asc(news.id))
    .limit(limit)
    .offset(offset);
  return rows.map(toNews).map(ofNews);
};

const countPages = async (db: Database): Promise<number> => {
  const [totals] = await db
    .select({
      course: db.$count(product, published()),
      live: db.$count(live, publishedLive),
      news: db.$count(news, publishedNews),
    })
    .from(oneRow);
  const pages = pattern.map((kind) => pagesOf(totals?.[kind] ?? 0, perPage(kind)));
  return Math.max(...pages);
};

const mixed = (found: Record<Kind, FeedEntry[]>): FeedEntry[] =>
  pattern.flatMap((kind) => found[kind].shift() ?? []);

export const listFeed = async (context: Context, { page }: { page: number }) => {
  const { db } = context;
  const [course, lives, articles, pageCount] = await Promise.all([
    newestCourses(context, page),
    placedLives(db, page),
    newestNews(db, page),
    countPages(db),
  ]);
  return { items: mixed({ course, live: lives, news: articles }), pageCount };
};
