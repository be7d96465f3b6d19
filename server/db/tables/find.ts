import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { classification, product } from './catalogue.ts';
import { key, place } from './columns.ts';
import { news } from './home.ts';

/** Which classifications a product belongs to. */
export const productNode = pgTable(
  'product_node',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    classificationId: integer()
      .notNull()
      .references(() => classification.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.classificationId, row.productId] }),
    index('product_node_product').on(row.productId),
  ],
);

/** Words that editors recommend to search for. */
export const hotWord = pgTable('hot_word', {
  id: key(),
  word: text().notNull(),
  position: place(),
});

/** The article behind a headline, kept apart so that lists do not read it. */
export const newsText = pgTable('news_text', {
  newsId: integer()
    .primaryKey()
    .references(() => news.id, { onDelete: 'cascade' }),
  html: text().notNull(),
});

/** Courses that editors put under an article. */
export const newsProduct = pgTable(
  'news_product',
  {
    newsId: integer()
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: place(),
  },
  (row) => [primaryKey({ columns: [row.newsId, row.productId] })],
);
