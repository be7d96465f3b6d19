import { desc, eq, type SQL, sql } from 'drizzle-orm';
import type { LegalTextType } from '#schemas/site/fields.ts';
import type { Database } from '../../db/database.ts';
import { legalTextTable } from '../../db/tables/site.ts';

/** A column: the version of an agreement in force; 0 where there is none or its text is empty. */
export const agreementInForce = (db: Database, of: LegalTextType): SQL<number> => {
  const { version, chapters, type } = legalTextTable;
  const newest = db
    .select({ version: sql`case when jsonb_array_length(${chapters}) > 0 then ${version} end` })
    .from(legalTextTable)
    .where(eq(type, of))
    .orderBy(desc(version))
    .limit(1);
  return sql<number>`coalesce(${newest}, 0)`;
};
