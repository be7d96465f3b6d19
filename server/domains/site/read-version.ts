import { desc } from 'drizzle-orm';
import { appVersionTable } from '../../db/tables/site.ts';
import type { SharedContext } from '../../platform/endpoint/context.ts';

export const readVersion = async ({ db }: SharedContext) => {
  const [row] = await db.select().from(appVersionTable).orderBy(desc(appVersionTable.id)).limit(1);
  return { version: row?.version ?? '' };
};
