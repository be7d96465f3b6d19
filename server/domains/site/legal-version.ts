import { and, desc, eq, sql } from 'drizzle-orm';
import type { LegalTextType } from '../../../schemas/site/fields.ts';
import type { Database } from '../../db/database.ts';
import { legalTextTable } from '../../db/tables/site.ts';
import { keyOrZero } from '../../platform/wire/keys.ts';

/** A version of a text, the one in force for 0; undefined where there is none. */
export const legalVersion = async (db: Database, type: LegalTextType, version: number) => {
  const ofType = eq(legalTextTable.type, type);
  const asked =
    version === 0 ? ofType : and(ofType, eq(legalTextTable.version, keyOrZero(`${version}`)));
  const [row] = await db
    .select()
    .from(legalTextTable)
    .where(asked)
    .orderBy(desc(legalTextTable.version))
    .limit(1);
  return row;
};

/** The version of the purchase agreement in force; 0 where there is none or its text is empty. */
export const agreementInForce = async (db: Database): Promise<number> => {
  const says = sql<boolean>`jsonb_array_length(${legalTextTable.chapters}) > 0`;
  const [row] = await db
    .select({ version: legalTextTable.version, says })
    .from(legalTextTable)
    .where(eq(legalTextTable.type, 'purchase'))
    .orderBy(desc(legalTextTable.version))
    .limit(1);
  return row?.says ? row.version : 0;
};
