import { asc } from 'drizzle-orm';
import { viewTemplateTable } from '../../../db/tables/home.ts';
import type { SharedContext } from '../../../platform/endpoint/context.ts';

/** The variant of `/` (home rule 17). */
export const readTemplate = async ({ db }: SharedContext) => {
  const [row] = await db
    .select()
    .from(viewTemplateTable)
    .orderBy(asc(viewTemplateTable.id))
    .limit(1);
  return { template: row?.template ?? '' };
};
