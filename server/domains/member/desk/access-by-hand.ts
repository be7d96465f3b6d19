import { and, eq, isNull } from 'drizzle-orm';
import { deskRefusals } from '#schemas/desk/refusals.ts';
import type {
  giveMemberAccess as giveEndpoint,
  takeMemberAccess as takeEndpoint,
} from '#schemas/member/desk-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { grant, product } from '../../../db/tables/course.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import type { Verb } from '../../../platform/endpoint/verb.ts';
import { DAY } from '../../../platform/time/durations.ts';
import { giveGrant, revokeGrant } from '../../course/index.ts';
import { hasAlready } from '../../membership/index.ts';
import { writeAudit } from '../../operator/index.ts';
import { memberLocked } from './member-locked.ts';
import { endWords } from './words.ts';

type Held = typeof grant.$inferSelect | null;

const courseFor = async (db: Database, memberId: number, id: number, now: number) => {
  const [row] = await db
    .select({ title: product.title, held: grant, ...hasAlready(db, memberId, product.id, now) })
    .from(product)
    .leftJoin(
      grant,
      and(
        ...[eq(grant.memberId, memberId), eq(grant.target, 'product')],
        ...[eq(grant.targetId, product.id), isNull(grant.revokedAt)],
      ),
    )
    .where(eq(product.id, id));
  return row;
};

const holdsNow = (held: Held, now: number): boolean =>
  held !== null && (held.endAt === null || held.endAt.getTime() > now);

const heldWords = (held: Held, now: number): string =>
  holdsNow(held, now) ? endWords(held?.endAt?.getTime() ?? null) : '没有权限';

/**
 * Refuses `noSuchDeskMember`, `deskAccountEnded`, `noSuchDeskCourse`, `deskAccessHeld`, `deskGroupWaiting`.
 */
export const giveMemberAccess: Verb<typeof giveEndpoint> = async (
  { db, operator: who, now },
  { member: memberId, course: targetId, days, reason },
) => {
  await memberLocked(db, memberId);
  const course = await courseFor(db, memberId, targetId, now);
  if (!course) throw new RefusedError(deskRefusals.noSuchDeskCourse);
  const { title, held, waiting } = course;
  if (held !== null && held.endAt === null) throw new RefusedError(deskRefusals.deskAccessHeld);
  if (waiting !== null) throw new RefusedError(deskRefusals.deskGroupWaiting, waiting);
  const from = Math.max(held?.endAt?.getTime() ?? 0, now);
  const endAt = days === 0 ? null : from + days * DAY;
  const given = { memberId, target: 'product', targetId, source: 'admin' } as const;
  await giveGrant(db, { ...given, endAt }, now);
  const words = `${heldWords(held, now)} → ${endWords(endAt)}`;
  const text = `给会员 ${memberId} 开通课程「${title}」（编号 ${targetId}）：${words}，原因：${reason}`;
  await writeAudit(db, { who, action: 'member', text, now });
  return { until: endAt };
};

/** Refuses `noSuchDeskMember`, `deskAccountEnded`, `deskAccessNone`, `deskAccessOwned`. */
export const takeMemberAccess: Verb<typeof takeEndpoint> = async (
  { db, operator: who, now },
  { member: memberId, course: targetId, reason },
) => {
  await memberLocked(db, memberId);
  const course = await courseFor(db, memberId, targetId, now);
  const held = course?.held ?? null;
  if (!course || !holdsNow(held, now)) throw new RefusedError(deskRefusals.deskAccessNone);
  if (held?.source !== 'admin') throw new RefusedError(deskRefusals.deskAccessOwned);
  await revokeGrant(db, memberId, 'product', targetId, now);
  const words = `${heldWords(held, now)} → 没有权限`;
  const text = `收回会员 ${memberId} 的课程「${course.title}」（编号 ${targetId}）：${words}，原因：${reason}`;
  await writeAudit(db, { who, action: 'member', text, now });
  return {};
};
