import { and, desc, eq } from 'drizzle-orm';
import type { LegalTextType } from '#schemas/site/fields.ts';
import type { Database } from '../../db/database.ts';
import { legalTextTable } from '../../db/tables/site.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

/** `version` 0: the one in force; undefined where there is none. */
export const legalVersion = async (db: Database, type: LegalTextType, version: number) => {
  const ofType = eq(legalTextTable.type, type);
  const filter =
    version === 0 ? ofType : and(ofType, eq(legalTextTable.version, keyOrZero(`${version}`)));
  const [row] = await db
    .select()
    .from(legalTextTable)
    .where(filter)
    .orderBy(desc(legalTextTable.version))
    .limit(1);
  return row;
};
