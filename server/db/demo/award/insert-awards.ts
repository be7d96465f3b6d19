import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { certificateNumber } from '#schemas/award/certificate-number.ts';
import { COLUMN, SERIES } from '#schemas/course/product-type.ts';
import { OVER } from '#schemas/live/status.ts';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { activity } from '../../tables/activity.ts';
import { award, awardClaim, certificate, credit } from '../../tables/award.ts';
import { coupon } from '../../tables/coupon.ts';
import { product } from '../../tables/course.ts';
import { live, liveWatch } from '../../tables/live.ts';
import { questionnaire } from '../../tables/questionnaire.ts';
import { demoPeople } from '../member/member-keys.ts';
import { demoRealNames } from '../member/members.ts';
import { demoAwards, type Things, VIP } from './awards.ts';

type Award = typeof award.$inferSelect;

const first = async (
  db: Database,
  table: PgTable & { id: PgColumn },
  when: SQL | undefined,
): Promise<number | undefined> => {
  const rows = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(when)
    .orderBy(asc(table.id))
    .limit(1);
  return rows[0]?.id;
};

const exam = (title: string) => and(eq(questionnaire.kind, 'exam'), eq(questionnaire.title, title));

const freeOf = (type: number) =>
  and(eq(product.type, type), eq(product.priceFen, 0), eq(product.published, true));

const thingsIn = async (db: Database, now: number): Promise<Things> => {
  const freeReplay = and(eq(live.status, OVER), eq(live.priceFen, 0), eq(live.password, ''));
  const free = and(eq(coupon.salePriceFen, 0), gt(coupon.endAt, new Date(now + 10 * DAY)));
  const found = {
    passedExam: await first(db, questionnaire, exam('抗菌药物合理使用抽考')),
    failedExam: await first(db, questionnaire, exam('高血压规范管理考核')),
    replay: await first(db, live, and(freeReplay, ne(live.replay, ''))),
    column: await first(db, product, freeOf(COLUMN)),
    series: await first(db, product, freeOf(SERIES)),
    activity: await first(db, activity, ne(activity.venue, '')),
    coupon: await first(db, coupon, and(free, eq(coupon.published, true))),
  };
  return Object.fromEntries(Object.entries(found).filter(([, id]) => id !== undefined));
};

/** Not random, so that the demo is the same wherever it is inserted. */
const demoNumber = (claimId: number, now: number): string =>
  certificateNumber(
    Number(chinaDate(now).slice(0, 4)),
    `${String(claimId).padStart(4, '0')}DEM0CRT`,
  );

const insertClaim = async (
  db: Database,
  row: Award,
  { memberId, holder, revoked }: { memberId: number; holder: string; revoked: string | undefined },
  now: number,
) => {
  const at = new Date(now - 2 * DAY);
  const [claim] = await db
    .insert(awardClaim)
    .values({ awardId: row.id, memberId, at })
    .returning({ id: awardClaim.id });
  if (!claim) return;
  const project = row.project || row.title;
  await db.insert(certificate).values({
    ...{ claimId: claim.id, project, holder, issuedAt: at },
    number: demoNumber(claim.id, now),
    ...(revoked && { revokedAt: new Date(now - HOUR), revokedFor: revoked, revokedBy: 'admin' }),
  });
  if (row.kind !== 'credit') return;
  const { projectNumber, creditClass, points } = row;
  const year = Number(chinaDate(at.getTime()).slice(0, 4));
  await db
    .insert(credit)
    .values({ claimId: claim.id, memberId, project, projectNumber, creditClass, points, year });
};

export const insertAwards = async (db: Database, now: number): Promise<void> => {
  const things = await thingsIn(db, now);
  const people = await demoPeople(db);
  for (const [position, { row, taken = [] }] of demoAwards(things, now).entries()) {
    const claimed = taken.length;
    const [stored] = await db
      .insert(award)
      .values({ ...row, position, claimed })
      .returning();
    for (const { by, revoked } of taken) {
      const memberId = people[by];
      const holder = demoRealNames[by];
      if (stored && memberId !== undefined && holder !== undefined)
        await insertClaim(db, stored, { memberId, holder, revoked }, now);
    }
  }
  const [viewer, liveId] = [people[VIP], things.replay];
  if (viewer === undefined || liveId === undefined) return;
  const at = new Date(now - 3 * DAY);
  const watch = { memberId: viewer, liveId, countedAt: at, presentUntil: at };
  const seconds = (12 * MINUTE) / 1000;
  await db
    .insert(liveWatch)
    .values({ ...watch, seconds })
    .onConflictDoUpdate({ target: [liveWatch.liveId, liveWatch.memberId], set: { seconds } });
};
