import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { holdsFiles } from '../file-holders.ts';
import { identityKey, positionColumn } from './columns.ts';

export const category = pgTable(
  'category',
  {
    id: identityKey(),
    parentId: integer(),
    name: text().notNull(),
    thumb: text().notNull().default(''),
    adImage: text().notNull().default(''),
    position: positionColumn(),
  },
  (row) => [index('category_parent').on(row.parentId, row.position)],
);

holdsFiles(category, { word: '分类', title: category.name, columns: ['thumb', 'adImage'] });

export const classificationTrees = ['disease', 'use', 'drug'] as const;

export type ClassificationTree = (typeof classificationTrees)[number];

export const classification = pgTable(
  'classification',
  {
    id: identityKey(),
    tree: text({ enum: classificationTrees }).notNull(),
    /** Nodes of a group stand together in the tree; '' is no group. */
    group: text().notNull().default(''),
    name: text().notNull(),
    thumb: text().notNull().default(''),
    position: positionColumn(),
  },
  (row) => [index('classification_tree').on(row.tree, row.position)],
);

holdsFiles(classification, { word: '分类', title: classification.name, columns: ['thumb'] });
