import { eq, inArray } from 'drizzle-orm';
import type { Course, Live } from '../../../schemas/api/content.ts';
import type { NewsRow } from '../../../schemas/api/find.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/tables/catalogue.ts';
import { live } from '../../db/tables/events.ts';
import { news, newsSection } from '../../db/tables/home.ts';
import { yuan } from '../../platform/yuan.ts';
import { courseRows, type Shopper, toCourse } from '../catalogue/index.ts';
import { inOrder } from './hits.ts';

/** Courses by key, in the order of the keys. */
export const coursesBy = async (shopper: Shopper, ids: readonly number[]): Promise<Course[]> => {
  if (ids.length === 0) return [];
  const filter = inArray(product.id, [...ids]);
  const rows = await courseRows(shopper.db, { filter, order: [], page: 1, size: ids.length });
  return inOrder(ids, rows).map(toCourse(shopper));
};

const liveRow = {
  id: live.id,
  title: live.title,
  thumb: live.thumb,
  status: live.status,
  password: live.password,
  priceFen: live.priceFen,
  viewers: live.viewers,
  startAt: live.startAt,
};

/** Broadcasts by key, in the order of the keys; a password itself never leaves. */
export const livesBy = async (db: Database, ids: readonly number[]): Promise<Live[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select(liveRow)
    .from(live)
    .where(inArray(live.id, [...ids]));
  return inOrder(ids, rows).map(({ password, priceFen, startAt, id, ...row }) => ({
    ...row,
    id: String(id),
    opensFreely: password === '',
    price: yuan(priceFen),
    startTime: startAt.getTime(),
  }));
};

export const newsColumns = {
  id: news.id,
  title: news.title,
  thumb: news.thumb,
  author: news.author,
  reads: news.reads,
  publishedAt: news.publishedAt,
  section: newsSection.name,
};

type Headline = {
  id: number;
  title: string;
  thumb: string;
  author: string;
  reads: number;
  publishedAt: Date;
  section: string | null;
};

export const toNews = ({ id, section, publishedAt, ...row }: Headline): NewsRow => ({
  ...row,
  id: String(id),
  section: section ?? '',
  publishedAt: publishedAt.getTime(),
});

/** Headlines with the name of their section. */
export const headlines = (db: Database) =>
  db.select(newsColumns).from(news).leftJoin(newsSection, eq(newsSection.id, news.sectionId));

/** Headlines by key, in the order of the keys. */
export const newsBy = async (db: Database, ids: readonly number[]): Promise<NewsRow[]> => {
  if (ids.length === 0) return [];
  const rows = await headlines(db).where(inArray(news.id, [...ids]));
  return inOrder(ids, rows).map(toNews);
};
