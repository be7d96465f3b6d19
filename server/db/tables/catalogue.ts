import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { fen, key, moment, place } from './columns.ts';
import { teacher } from './people.ts';

/** First-level categories have no parent. */
export const category = pgTable(
  'category',
  {
    id: key(),
    parentId: integer(),
    name: text().notNull(),
    thumb: text().notNull().default(''),
    adImage: text().notNull().default(''),
    position: place(),
  },
  (row) => [index('category_parent').on(row.parentId, row.position)],
);

export const classificationTrees = ['disease', 'use', 'drug'] as const;
export type ClassificationTree = (typeof classificationTrees)[number];

export const classification = pgTable(
  'classification',
  {
    id: key(),
    tree: text({ enum: classificationTrees }).notNull(),
    /** Nodes of one group stand together in the tree; '' is no group. */
    group: text().notNull().default(''),
    name: text().notNull(),
    thumb: text().notNull().default(''),
    position: place(),
  },
  (row) => [index('classification_tree').on(row.tree, row.position)],
);

/** `type` 0 video, 1 audio, 2 graphic, 3 column, 4 course, 5 special (specification section 3). */
export const product = pgTable(
  'product',
  {
    id: key(),
    type: integer().notNull(),
    title: text().notNull(),
    subtitle: text().notNull().default(''),
    thumb: text().notNull().default(''),
    introHtml: text().notNull().default(''),
    priceFen: fen().notNull(),
    /** Struck through beside the price; null for none. */
    linePriceFen: fen(),
    /** What holders of a card pay; null where the card changes nothing. */
    memberPriceFen: fen(),
    /** Holders of a card study it without buying. */
    memberFree: boolean().notNull().default(false),
    /** A lesson opens when the one before it is finished. */
    sequential: boolean().notNull().default(false),
    learners: integer().notNull().default(0),
    teacherId: integer().references(() => teacher.id),
    categoryId: integer().references(() => category.id),
    /** A graphic lesson that opens on the lesson page itself (`getGraphicAuth` 1). */
    graphicLesson: boolean().notNull().default(false),
    published: boolean().notNull().default(true),
    createdAt: moment().notNull().defaultNow(),
  },
  (row) => [
    index('product_type').on(row.type, row.createdAt),
    index('product_category').on(row.categoryId, row.createdAt),
    index('product_newest').on(row.createdAt),
    index('product_hot').on(row.learners),
    index('product_teacher').on(row.teacherId),
  ],
);

/** Lists that editors fill by hand. */
export const listings = ['featured', 'recommended', 'recommended-second'] as const;
export type Listing = (typeof listings)[number];

export const productListing = pgTable(
  'product_listing',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    listing: text({ enum: listings }).notNull(),
    position: place(),
  },
  (row) => [
    primaryKey({ columns: [row.listing, row.productId] }),
    index('product_listing_place').on(row.listing, row.position),
  ],
);
