import { asc, desc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { news } from '../../../db/tables/news.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { shown } from '../queries.ts';

/** The call has no pages, so it answers this many of the newest. */
const NEWEST = 30;

const isPublished = shown(news.published);

export const countHomeNews = (db: Database) => db.$count(news, isPublished);

export const listHomeNews = async ({ db }: SharedContext) => {
  const rows = await db
    .select()
    .from(news)
    .where(isPublished)
    .orderBy(desc(news.publishedAt), asc(news.id))
    .limit(NEWEST);
  return rows.map(({ id, title, thumb, publishedAt }) => ({
    id: String(id),
    title,
    thumb,
    publishedAt: publishedAt.getTime(),
  }));
};
