import { asc, desc, eq } from 'drizzle-orm';
import { news } from '../../../db/tables/news.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

/** The call knows no pages, so it answers this many of the newest. */
const NEWEST = 30;

export const listHomeNews = async ({ db }: SharedContext) => {
  const rows = await db
    .select()
    .from(news)
    .where(eq(news.published, true))
    .orderBy(desc(news.publishedAt), asc(news.id))
    .limit(NEWEST);
  return rows.map(({ id, title, thumb, publishedAt }) => ({
    id: String(id),
    title,
    thumb,
    publishedAt: publishedAt.getTime(),
  }));
};
