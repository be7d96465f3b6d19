import { eq } from 'drizzle-orm';
import type { CertificationState } from '#schemas/certification/states.ts';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { member as people } from '../../db/tables/member.ts';
import { signedForOwner } from '../../libraries/upload/index.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { applicationStanding } from './applications.ts';

/** A marked doctor has passed, even without an application. */
export const certificationOf = async (db: Database, { id, doctor }: Member) => {
  const [found] = await db
    .select({ row: certificationTable, state: applicationStanding })
    .from(certificationTable)
    .innerJoin(people, eq(people.id, certificationTable.memberId))
    .where(eq(certificationTable.memberId, id));
  const otherwise: CertificationState = doctor ? 'passed' : 'none';
  return { state: found?.state ?? otherwise, row: found?.row };
};

export const readOwnCertification =
  ({ secret }: Services) =>
  async (context: Context<Member>) => {
    const { state, row } = await certificationOf(context.db, context.member);
    return {
      state,
      // a stored reason belongs to the decision it was given for, and not to a later state
      reason: state === row?.state ? row.reason : '',
      name: row?.name ?? '',
      hospital: row?.hospital ?? '',
      department: row?.department ?? '',
      jobTitle: row?.jobTitle ?? '',
      pictures: (row?.pictures ?? []).map(signedForOwner(secret, context)),
      sentAt: row?.sentAt.getTime() ?? null,
    };
  };
