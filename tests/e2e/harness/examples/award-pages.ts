import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { award, awardClaim, certificate } from '#server/db/tables/award.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

const thing = async (db: Database, column: PgColumn): Promise<number> => {
  const [row] = await db
    .select({ id: column })
    .from(award)
    .where(isNotNull(column))
    .orderBy(asc(award.id));
  return Number(row?.id ?? 0);
};

/** An award of the demo in each state that the pages of awards are for. */
export const examples: Examples = async (db, memberId) => {
  const [claimed] = await db
    .select({ id: awardClaim.awardId })
    .from(awardClaim)
    .innerJoin(certificate, eq(certificate.claimId, awardClaim.id))
    .where(eq(awardClaim.memberId, memberId))
    .orderBy(asc(awardClaim.id));
  const [paper] = await db
    .select({ number: certificate.number })
    .from(certificate)
    .where(isNull(certificate.revokedAt))
    .orderBy(asc(certificate.id));
  const mine = claimed?.id ?? 0;
  const watched = await firstId(db, award, eq(award.needMinutes, 30));
  const person = await firstId(
    db,
    award,
    and(eq(award.needPerson, true), eq(award.needPass, true)),
  );
  const failed = await firstId(db, award, eq(award.creditClass, 'I'));
  const over = await firstId(db, award, and(isNotNull(award.startAt), isNotNull(award.endAt)));
  const met = await firstId(db, award, eq(award.needCheckIn, true));
  return {
    '/live_award/:id': `/live_award/${await thing(db, award.liveId)}`,
    '/column_award/:id': `/column_award/${await thing(db, award.productId)}`,
    '/credit_result/:id': `/credit_result/${mine}`,
    '/credit_result_fail': `/credit_result_fail?id=${failed}`,
    '/live_credit_result/:id': `/live_credit_result/${watched}`,
    '/live_credit_fail/:id': `/live_credit_fail/${watched}`,
    '/matter_result/:id': `/matter_result/${met}`,
    '/by_person/:id/:type': `/by_person/${person}/exam`,
    '/person_credit_result/:id/:type': `/person_credit_result/${mine}/exam`,
    '/person_credit_result_fail/:id/:type': `/person_credit_result_fail/${failed}/exam`,
    '/overdue/:id/:type': `/overdue/${over}/column`,
    '/all_credit_record/:id': `/all_credit_record/${new Date().getFullYear()}`,
    '/case/certificate/:no': `/case/certificate/${paper?.number ?? '0'}`,
  };
};
