import { asc, desc, eq } from 'drizzle-orm';
import type { FeedEntry } from '../../../schemas/category/endpoints.ts';
import type { Course } from '../../../schemas/course/fields.ts';
import { VIDEO } from '../../../schemas/course/product-type.ts';
import type { Live } from '../../../schemas/live/fields.ts';
import type { NewsRow } from '../../../schemas/news/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/course.ts';
import { live } from '../../db/tables/live.ts';
import { news } from '../../db/tables/news.ts';
import {
  countCourses,
  courseRows,
  type Shopper,
  toCourse,
} from '../../libraries/catalogue/index.ts';
import { rowsOf } from '../../platform/wire/paging.ts';
import { livesBy } from '../live/index.ts';
import { newsBy } from '../news/index.ts';

type Kind = FeedEntry['kind'];

/** The kinds of entries on a page of the feed, in their order. */
const pattern: readonly Kind[] = [
  ...(['course', 'live', 'course', 'news', 'course'] as const),
  ...(['course', 'news', 'course', 'live', 'course'] as const),
];

const perPage = (kind: Kind): number => pattern.filter((each) => each === kind).length;

const ofCourse = (course: Course): FeedEntry => ({
  ...{ kind: 'course', id: course.id, title: course.title, thumb: course.thumb },
  ...{ type: course.type, status: 0, locked: false, price: course.price },
  ...{ by: course.teacher, people: course.learners, at: null },
});

const ofLive = (row: Live): FeedEntry => ({
  ...{ kind: 'live', id: row.id, title: row.title, thumb: row.thumb },
  ...{ type: VIDEO, status: row.status, locked: !row.opensFreely, price: row.price },
  ...{ by: '', people: row.viewers, at: row.startTime },
});

const ofNews = (row: NewsRow): FeedEntry => ({
  ...{ kind: 'news', id: row.id, title: row.title, thumb: row.thumb },
  ...{ type: VIDEO, status: 0, locked: false, price: null },
  ...{ by: row.author, people: row.reads, at: row.publishedAt },
});

const keys = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

const newestCourses = async (shopper: Shopper, page: number) => {
  const order = [desc(product.createdAt)];
  const rows = await courseRows(shopper.db, { order, page, size: perPage('course') });
  return rows.map(toCourse(shopper)).map(ofCourse);
};

const placedLives = async (db: Database, page: number) => {
  const { limit, offset } = rowsOf(page, perPage('live'));
  const rows = await db
    .select({ id: live.id })
    .from(live)
    .where(eq(live.published, true))
    .orderBy(asc(live.position), asc(live.id))
    .limit(limit)
    .offset(offset);
  return (await livesBy(db, keys(rows))).map(ofLive);
};

const newestNews = async (db: Database, page: number) => {
  const { limit, offset } = rowsOf(page, perPage('news'));
  const rows = await db
    .select({ id: news.id })
    .from(news)
    .where(eq(news.published, true))
    .orderBy(desc(news.publishedAt), asc(news.id))
    .limit(limit)
    .offset(offset);
  return (await newsBy(db, keys(rows))).map(ofNews);
};

/** Entries in the order of `pattern`; a kind that has run out leaves its places to the others. */
const mixed = (found: Record<Kind, FeedEntry[]>): FeedEntry[] =>
  pattern.flatMap((kind) => found[kind].shift() ?? []);

/** Courses, broadcasts and news in turn, the newest first. */
export const listFeed = async (shopper: Shopper, { page }: { page: number }) => {
  const { db } = shopper;
  const [course, lives, headlines, courseTotal, liveTotal, newsTotal] = await Promise.all([
    newestCourses(shopper, page),
    placedLives(db, page),
    newestNews(db, page),
    countCourses(db),
    db.$count(live, eq(live.published, true)),
    db.$count(news, eq(news.published, true)),
  ]);
  const pageCount = Math.max(
    Math.ceil(courseTotal / perPage('course')),
    Math.ceil(liveTotal / perPage('live')),
    Math.ceil(newsTotal / perPage('news')),
  );
  return { items: mixed({ course, live: lives, news: headlines }), pageCount };
};
