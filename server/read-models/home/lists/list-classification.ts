import { eq } from 'drizzle-orm';
import { type ClassificationTree, classification } from '../../../db/tables/category.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';
import { placedPage } from '../queries.ts';

export const listClassification =
  (tree: ClassificationTree) =>
  ({ db }: SharedContext, { page }: { page: number }) =>
    placedPage(db, classification, {
      filter: eq(classification.tree, tree),
      page,
      to: ({ id, name, thumb }) => ({ id: String(id), name, thumb }),
    });
