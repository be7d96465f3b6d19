import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, moment, positionColumn } from './columns.ts';
import { product } from './course.ts';

/** Apart from the headline, so that lists do not read it. */
export const newsText = pgTable('news_text', {
  newsId: integer()
    .primaryKey()
    .references(() => news.id, { onDelete: 'cascade' }),
  html: text().notNull(),
});

holdsFiles(newsText, { word: '资讯正文', columns: ['html'] });

export const newsProduct = pgTable(
  'news_product',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: positionColumn(),
  },
  (row) => [primaryKey({ columns: [row.newsId, row.productId] })],
);

export const newsSection = pgTable('news_section', {
  id: identityKey(),
  name: text().notNull(),
  position: positionColumn(),
});

export const news = pgTable(
  'news',
  {
    id: identityKey(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    summary: text().notNull().default(''),
    author: text().notNull().default(''),
    sectionId: integer().references(() => newsSection.id),
    reads: integer().notNull().default(0),
    publishedAt: moment().notNull(),
    published: boolean().notNull().default(true),
  },
  (row) => [
    index('news_newest').on(row.publishedAt),
    index('news_section_newest').on(row.sectionId, row.publishedAt),
  ],
);

holdsFiles(news, { word: '资讯', title: news.title, columns: ['thumb'] });
