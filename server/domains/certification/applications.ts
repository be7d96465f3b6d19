import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { certificationRefusals } from '#schemas/certification/refusals.ts';
import type { ApplicationState } from '#schemas/certification/states.ts';
import type { Database } from '../../db/database.ts';
import { certificationTable } from '../../db/tables/certification.ts';
import { member } from '../../db/tables/member.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';

/** The member's `doctor` mark decides: with it, passed; without it, a passed one is revoked. */
export const applicationStanding = sql<ApplicationState>`case when ${member.doctor} then 'passed' when ${certificationTable.state} = 'passed' then 'revoked' else ${certificationTable.state} end`;

const known = or(isNotNull(certificationTable.memberId), eq(member.doctor, true));

export const selectApplications = (db: Database, filter: SQL) =>
  db
    .select({
      row: certificationTable,
      state: applicationStanding,
      id: member.id,
      nickname: member.nickname,
    })
    .from(member)
    .leftJoin(certificationTable, eq(certificationTable.memberId, member.id))
    .where(and(known, filter))
    .$dynamic();

export type Application = Awaited<ReturnType<typeof selectApplications>>[number];

const blankApplication = { name: '', hospital: '', department: '', jobTitle: '', pictures: [] };

const applicationIn = ({ row }: Application) => {
  if (!row?.name) return { ...blankApplication, sentAt: null };
  const { name, hospital, department, jobTitle, pictures, sentAt } = row;
  return { name, hospital, department, jobTitle, pictures, sentAt: sentAt.getTime() };
};

/** Times in ms. */
export const applicationView = (found: Application) => {
  const { row, state, id, nickname } = found;
  return {
    member: id,
    nickname,
    ...applicationIn(found),
    state,
    // a stored reason belongs to the decision it was given for, and not to a later state
    reason: row && state === row.state ? row.reason : '',
    version: row?.version ?? 0,
    decidedAt: row?.decidedAt?.getTime() ?? null,
    decidedBy: row?.decidedBy ?? '',
  };
};

/** A doctor who never applied has empty fields. Refuses `noSuchApplication`. */
export const readApplication = async (db: Database, memberId: number) => {
  const [found] = await selectApplications(db, eq(member.id, memberId));
  if (!found) throw new RefusedError(certificationRefusals.noSuchApplication);
  return applicationView(found);
};
