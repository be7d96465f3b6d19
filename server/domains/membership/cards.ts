import { and, asc, eq } from 'drizzle-orm';
import { membershipRefusals } from '#schemas/membership/refusals.ts';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/tables/member.ts';
import { vipGrant, vipPlan } from '../../db/tables/membership.ts';
import { dropBills } from '../../libraries/payment-book/index.ts';
import { holdsCard } from '../../platform/auth/card.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { calendar } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { levelsOf } from './levels.ts';

export type PlanRow = typeof vipPlan.$inferSelect;

/** The stored end of a card without an end. */
const FOREVER = calendar('2999-12-31').valueOf();

export const isForever = (vipUntil: Date | null): boolean =>
  vipUntil !== null && vipUntil.getTime() >= FOREVER;

/** In ms; 0 days never end. */
const endAfter = (vipUntil: Date | null, days: number, now: number): number =>
  days === 0 ? FOREVER : Math.min(Math.max(vipUntil?.getTime() ?? 0, now) + days * DAY, FOREVER);

const planOf = async (db: Database, key: number | null): Promise<PlanRow> => {
  const [row] =
    key === null
      ? []
      : await db
          .select()
          .from(vipPlan)
          .where(and(eq(vipPlan.id, key), eq(vipPlan.published, true)));
  if (!row) throw new RefusedError(membershipRefusals.noSuchPlan);
  return row;
};

const hadFree = async (db: Database, memberId: number): Promise<ReadonlySet<number>> => {
  const rows = await db
    .select({ planId: vipPlan.id })
    .from(vipGrant)
    .innerJoin(vipPlan, eq(vipPlan.id, vipGrant.planId))
    .where(and(eq(vipGrant.memberId, memberId), eq(vipPlan.priceFen, 0)));
  return new Set(rows.map(({ planId }) => planId));
};

/** Refuses `noSuchPlan`, `cardForever`, `planTaken`. */
export const planFor = async (
  db: Database,
  { id, vipUntil }: Pick<Member, 'id' | 'vipUntil'>,
  key: number | null,
): Promise<PlanRow> => {
  const plan = await planOf(db, key);
  if (isForever(vipUntil)) throw new RefusedError(membershipRefusals.cardForever);
  if (plan.priceFen === 0 && (await hadFree(db, id)).has(plan.id))
    throw new RefusedError(membershipRefusals.planTaken);
  return plan;
};

type Source = { orderId?: number; codeId?: number; operatorId?: number };

/** `plan.id` null: days without a plan. */
type Lengthened = {
  holder: Pick<Member, 'id' | 'vipUntil'>;
  plan: { id: number | null; days: number };
};

/** Needs a locked member. A valid card is lengthened from its end. Returns the new end in ms. */
export const lengthenCard = async (
  tx: Database,
  { holder, plan }: Lengthened,
  source: Source,
  now: number,
): Promise<number> => {
  const memberId = holder.id;
  const endAt = endAfter(holder.vipUntil, plan.days, now);
  const startAt = new Date(Math.max(holder.vipUntil?.getTime() ?? 0, now));
  const at = new Date(now);
  await tx
    .insert(vipGrant)
    .values({ memberId, planId: plan.id, ...source, startAt, endAt: new Date(endAt), at });
  await tx
    .update(member)
    .set({ vipUntil: new Date(endAt) })
    .where(eq(member.id, memberId));
  if (!holdsCard({ member: holder, now })) await dropBills(tx, memberId, now);
  return endAt;
};

/** Locks the member, and lengthens the card by a plan. Refuses `noSuchPlan`. */
export const giveCard = async (
  tx: Database,
  { memberId, planId }: { memberId: number; planId: number },
  source: Source,
  now: number,
): Promise<number> => {
  const [plan] = await tx.select().from(vipPlan).where(eq(vipPlan.id, planId));
  const [holder] = await tx
    .select({ id: member.id, vipUntil: member.vipUntil })
    .from(member)
    .where(eq(member.id, memberId))
    .for('no key update');
  if (!plan || !holder) throw new RefusedError(membershipRefusals.noSuchPlan);
  return lengthenCard(tx, { holder, plan }, source, now);
};

const benefits = [
  { title: '会员免费课', text: '标有“会员免费”的课程和专栏直接学习，无需购买' },
  { title: '会员价', text: '付费课程按会员价结算，开通后立即生效' },
  { title: '优惠可同享', text: '会员价与优惠券、积分可在同一笔订单中使用' },
  { title: '续费顺延', text: '到期前续费，新的时长从原到期日起算' },
];

const rules = [
  '会员卡为虚拟商品，开通后不支持退款',
  '会员权益仅限本人账号使用',
  '兑换码每个只能使用一次，连续输错 5 次需等待 15 分钟',
];

export const readPlans = async ({ db, member: own, now }: Context<Member>) => {
  const taken = await hadFree(db, own.id);
  const plans = await db
    .select()
    .from(vipPlan)
    .where(eq(vipPlan.published, true))
    .orderBy(asc(vipPlan.position), asc(vipPlan.id));
  return {
    vipUntil: own.vipUntil?.getTime() ?? null,
    now,
    forever: isForever(own.vipUntil),
    plans: plans.map((plan) => ({
      id: String(plan.id),
      title: plan.title,
      subtitle: plan.subtitle,
      price: yuan(plan.priceFen),
      linePrice: plan.linePriceFen === null ? null : yuan(plan.linePriceFen),
      days: plan.days,
      recommended: plan.recommended,
      taken: taken.has(plan.id),
      until: endAfter(own.vipUntil, plan.days, now),
    })),
    benefits,
    levels: levelsOf({ member: own, now }),
    rules,
  };
};
