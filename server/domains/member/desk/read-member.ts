import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type { readMember as endpoint } from '#schemas/member/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { cancellationTable } from '../../../db/tables/cancellation.ts';
import { grant, lesson, product, progress, studyDay, viewLog } from '../../../db/tables/course.ts';
import { ledgerAccount } from '../../../db/tables/ledger.ts';
import { live } from '../../../db/tables/live.ts';
import { session } from '../../../db/tables/login.ts';
import { member } from '../../../db/tables/member.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { isReal } from '../../../platform/auth/real-members.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { noteLook } from '../../operator/index.ts';
import { memberHead } from './list-members.ts';

const MOST_ACCESS = 100;

const memberBy = async (db: Database, id: number) => {
  const [row] = await db
    .select({ who: member, ended: cancellationTable.endedAt })
    .from(member)
    .leftJoin(cancellationTable, eq(cancellationTable.memberId, member.id))
    .where(and(eq(member.id, id), isReal));
  if (!row) throw new RefusedError(deskRefusals.noSuchDeskMember);
  return row;
};

const balanceIn = (unit: 'money' | 'points', id: number) =>
  sql<number>`coalesce((select ${ledgerAccount.balance} from ${ledgerAccount}
    where ${ledgerAccount.memberId} = ${id} and ${ledgerAccount.unit} = ${unit}), 0)`;

/** The latest sign of activity, in ms. */
const seenAt = (id: number) => sql<number | null>`(extract(epoch from greatest(
  (select max(${session.createdAt}) from ${session} where ${session.memberId} = ${id}),
  (select max(${viewLog.at}) from ${viewLog} where ${viewLog.memberId} = ${id}),
  (select max(${progress.reportedAt}) from ${progress} where ${progress.memberId} = ${id})
)) * 1000)::float8`;

const countsOf = async (db: Database, id: number) => {
  const [row] = await db
    .select({
      points: balanceIn('points', id),
      balance: balanceIn('money', id),
      seenAt: seenAt(id),
      orders: sql<number>`(select count(*)::int from ${orderTable} where ${orderTable.memberId} = ${id})`,
      courses: sql<number>`(select count(distinct ${lesson.productId})::int from ${progress}
        join ${lesson} on ${lesson.id} = ${progress.lessonId} where ${progress.memberId} = ${id})`,
      lessons: sql<number>`(select count(${progress.finishedAt})::int from ${progress}
        where ${progress.memberId} = ${id})`,
      studied: sql<number>`coalesce((select sum(${studyDay.ms}) from ${studyDay}
        where ${studyDay.memberId} = ${id}), 0)::float8`,
    })
    .from(member)
    .where(eq(member.id, id));
  if (!row) throw new RefusedError(deskRefusals.noSuchDeskMember);
  return row;
};

const accessOf = async (db: Database, id: number, now: number) => {
  const rows = await db
    .select({ row: grant, course: product.title, broadcast: live.title })
    .from(grant)
    .leftJoin(product, and(eq(grant.target, 'product'), eq(product.id, grant.targetId)))
    .leftJoin(live, and(eq(grant.target, 'live'), eq(live.id, grant.targetId)))
    .where(
      and(
        eq(grant.memberId, id),
        isNull(grant.revokedAt),
        or(isNull(grant.endAt), gt(grant.endAt, new Date(now))),
      ),
    )
    .orderBy(desc(grant.startAt), desc(grant.id))
    .limit(MOST_ACCESS);
  return rows.map(({ row, course, broadcast }) => ({
    target: row.target,
    targetId: row.targetId,
    title: course ?? broadcast ?? '',
    source: row.source,
    startAt: row.startAt.getTime(),
    endAt: row.endAt?.getTime() ?? null,
  }));
};

/** Refuses `noSuchDeskMember`. */
export const readMember: Verb<typeof endpoint> = async (context, { member: id }) => {
  const { db, now } = context;
  const { who, ended } = await memberBy(db, id);
  const { balance, ...counts } = await countsOf(db, id);
  const access = await accessOf(db, id, now);
  await noteLook(context, { what: '会员资料', members: [id] });
  return {
    ...memberHead(who),
    ...counts,
    ...{ balance: yuan(balance), access },
    seenAt: counts.seenAt === null ? null : Math.round(counts.seenAt),
    disabledReason: who.disabledReason,
    ended: ended !== null,
  };
};
