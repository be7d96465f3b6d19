import { and, desc, eq, sql } from 'drizzle-orm';
import type { LegalTextType } from '../../../schemas/site/fields.ts';
import type { Database } from '../../db/database.ts';
import { legalText } from '../../db/tables/site.ts';
import { soughtKey } from '../../platform/wire/keys.ts';

/** A version of a text, the one in force for 0; undefined where there is none. */
export const legalVersion = async (db: Database, type: LegalTextType, version: number) => {
  const ofType = eq(legalText.type, type);
  const asked =
    version === 0 ? ofType : and(ofType, eq(legalText.version, soughtKey(`${version}`)));
  const [row] = await db
    .select()
    .from(legalText)
    .where(asked)
    .orderBy(desc(legalText.version))
    .limit(1);
  return row;
};

/** The version of the purchase agreement in force; 0 where there is none or its text is empty. */
export const agreementInForce = async (db: Database): Promise<number> => {
  const says = sql<boolean>`jsonb_array_length(${legalText.chapters}) > 0`;
  const [row] = await db
    .select({ version: legalText.version, says })
    .from(legalText)
    .where(eq(legalText.type, 'purchase'))
    .orderBy(desc(legalText.version))
    .limit(1);
  return row?.says ? row.version : 0;
};
