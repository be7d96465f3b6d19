import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { classification } from './category.ts';
import { positionColumn } from './columns.ts';
import { product } from './course.ts';

export const listings = ['featured', 'recommended', 'recommended-second'] as const;

export type Listing = (typeof listings)[number];

export const productListing = pgTable(
  'product_listing',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    listing: text({ enum: listings }).notNull(),
    position: positionColumn(),
  },
  (row) => [
    primaryKey({ columns: [row.listing, row.productId] }),
    index('product_listing_place').on(row.listing, row.position),
  ],
);

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
