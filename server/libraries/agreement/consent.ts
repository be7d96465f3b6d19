import { and, desc, eq, sql } from 'drizzle-orm';
import type { ConsentText } from '#schemas/site/fields.ts';
import { teacherRefusals } from '#schemas/teacher/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { consentTable } from '../../db/tables/onboarding.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { agreementInForce } from './in-force.ts';

/** The version in force and the one that the member agreed to last; 0 for none. */
export const consentOf = async (db: Database, memberId: number, type: ConsentText) => {
  const newest = db
    .select({ version: consentTable.version, at: consentTable.at })
    .from(consentTable)
    .where(and(eq(consentTable.memberId, memberId), eq(consentTable.type, type)))
    .orderBy(desc(consentTable.version))
    .limit(1)
    .as('newest');
  const [found] = await db
    .select({
      inForce: agreementInForce(db, type).mapWith(Number),
      agreed: sql<number>`coalesce(${newest.version}, 0)`.mapWith(Number),
      at: newest.at,
    })
    .from(oneRow)
    .leftJoin(newest, sql`true`);
  const { inForce = 0, agreed = 0, at = null } = found ?? {};
  return { inForce, agreed, agreedAt: at?.getTime() ?? null };
};

type Consent = { memberId: number; type: ConsentText; version: number; now: number };

/** Agrees to `version`, once. Refuses `consentOutdated` where another one is in force. */
export const recordConsent = async (
  tx: Database,
  { memberId, type, version, now }: Consent,
): Promise<void> => {
  const [found] = await tx
    .select({ inForce: agreementInForce(tx, type).mapWith(Number) })
    .from(oneRow);
  if (found?.inForce !== version) throw new RefusedError(teacherRefusals.consentOutdated);
  // without an agreement there is nothing to agree to
  if (version === 0) return;
  await tx
    .insert(consentTable)
    .values({ memberId, type, version, at: new Date(now) })
    .onConflictDoNothing();
};

/**
 * Asks before a teacher's course is sent in. Refuses `consentOutdated` unless the member agreed to the version of the
 * teachers' agreement that is in force.
 */
export const assertAgreed = async (db: Database, memberId: number): Promise<void> => {
  const { inForce, agreed } = await consentOf(db, memberId, 'teaching');
  if (inForce !== 0 && agreed !== inForce) throw new RefusedError(teacherRefusals.consentOutdated);
};
