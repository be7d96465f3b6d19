import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { type ClassificationTree, classification } from '../../../db/tables/category.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage, type Query } from '../queries.ts';

export const countClassification = (db: Database, tree: ClassificationTree) =>
  db.$count(classification, eq(classification.tree, tree));

export const listClassification =
  (tree: ClassificationTree) =>
  ({ db }: SharedContext, query: Query) =>
    placedPage(db, classification, {
      filter: eq(classification.tree, tree),
      query,
      to: ({ id, name, thumb }) => ({ id: String(id), name, thumb }),
    });
