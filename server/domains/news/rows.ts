import { eq, inArray } from 'drizzle-orm';
import type { NewsRow } from '#schemas/news/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { news, newsSection } from '../../db/tables/news.ts';
import { inOrder } from '../../libraries/catalogue/index.ts';

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

export const toNews = ({
  id,
  title,
  thumb,
  author,
  reads,
  section,
  publishedAt,
}: Headline): NewsRow => ({
  ...{ title, thumb, author, reads },
  id: String(id),
  section: section ?? '',
  publishedAt: publishedAt.getTime(),
});

export const headlines = (db: Database) =>
  db.select(newsColumns).from(news).leftJoin(newsSection, eq(newsSection.id, news.sectionId));

export const newsBy = async (db: Database, ids: readonly number[]): Promise<NewsRow[]> => {
  if (ids.length === 0) return [];
  const rows = await headlines(db).where(inArray(news.id, [...ids]));
  return inOrder(ids, rows).map(toNews);
};
