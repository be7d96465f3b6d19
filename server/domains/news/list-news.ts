import { and, asc, desc, eq } from 'drizzle-orm';
import { news, newsSection } from '../../db/tables/news.ts';
import type { Context, SharedContext } from '../../platform/endpoint/context.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';
import { pagesOf, rowsOf } from '../../platform/wire/paging.ts';
import { headlines, toNews } from './rows.ts';

export const listNewsSections = async ({ db }: SharedContext) => {
  const rows = await db
    .select()
    .from(newsSection)
    .orderBy(asc(newsSection.position), asc(newsSection.id));
  return rows.map(({ id, name }) => ({ id: String(id), name }));
};

type Asked = { type_id: string; page: number };

/** The newest first, of one section or of all. */
export const listNews = async ({ db }: Context, { type_id, page }: Asked) => {
  const section = type_id ? eq(news.sectionId, keyOrZero(type_id)) : undefined;
  const filter = and(eq(news.published, true), section);
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    headlines(db)
      .where(filter)
      .orderBy(desc(news.publishedAt), asc(news.id))
      .limit(limit)
      .offset(offset),
    db.$count(news, filter),
  ]);
  return { items: rows.map(toNews), pageCount: pagesOf(total) };
};
