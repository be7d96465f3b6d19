import { asc, eq, sql } from 'drizzle-orm';
import { orderKindOf } from '#schemas/course/product-type.ts';
import { chinaDate } from '../../../platform/time/china-time.ts';
import { DAY, HOUR, MINUTE } from '../../../platform/time/durations.ts';
import type { Database } from '../../database.ts';
import { activity as activityTable, teamGroupTable, teamMember } from '../../tables/activity.ts';
import { memberCoupon } from '../../tables/coupon.ts';
import { job } from '../../tables/job.ts';
import { member } from '../../tables/member.ts';
import { vipGrant } from '../../tables/membership.ts';
import { signDay } from '../../tables/points.ts';
import {
  type Clerk,
  type DemoActivity,
  type DemoStage,
  demoOrderWriter,
  type ProductRecord,
} from './order-writer.ts';

/** Six sign-ins in a row up to yesterday, and a reward that can be spent. */
const insertPoints = async (
  db: Database,
  { book }: Clerk,
  { vip, members }: DemoStage,
  now: number,
) => {
  for (const memberId of members)
    book.note({
      ...{ memberId, unit: 'money', kind: 'reward', amount: memberId === vip ? 20_000 : 2000 },
      ...{ cause: `reward:welcome:${memberId}`, title: '新人学习奖励', at: now - 41 * DAY },
    });
  for (const [index, points] of [5, 5, 10, 10, 15, 15].entries()) {
    const at = now - (6 - index) * DAY;
    const day = chinaDate(at);
    await db
      .insert(signDay)
      .values({ memberId: vip, day, streak: index + 1, points, at: new Date(at) });
    const cause = `sign:${vip}:${day}`;
    book.note({
      memberId: vip,
      unit: 'points',
      kind: 'sign',
      amount: points,
      cause,
      title: '每日签到',
      at,
    });
  }
  book.note({
    ...{ memberId: vip, unit: 'points', kind: 'reward', amount: 600, at: now - 40 * DAY },
    ...{ cause: `reward:profile:${vip}`, title: '完善资料奖励' },
  });
};

/** Courses, a card and a used coupon of the VIP member, in every state an order rests in. */
const insertOwn = async (db: Database, { insertOrder }: Clerk, stage: DemoStage, now: number) => {
  const { vip, goods, planId } = stage;
  const [one, two, three, four] = goods;
  const [first] = await db
    .select()
    .from(memberCoupon)
    .where(eq(memberCoupon.memberId, vip))
    .orderBy(asc(memberCoupon.id));
  if (!one || !two || !three || !four) return;
  const own = (
    target: ProductRecord,
    state: 'done' | 'unpaid' | 'cancelled' | 'refunded',
    ago: number,
  ) => {
    const bought = { memberId: vip, kind: orderKindOf(target.type), target, state, ago } as const;
    return state === 'done' ? { ...bought, productId: target.id } : bought;
  };
  await insertOrder({ ...own(three, 'done', 20 * DAY), points: 200 });
  await insertOrder({
    ...own(four, 'refunded', 12 * DAY),
    reason: '播放或使用有问题',
    statement: {
      explain: '第三节播放到一半就停住，换了网络也一样。',
      pictures: ['/media/refund-1.svg'],
    },
  });
  await insertOrder(own(four, 'cancelled', 3 * DAY));
  await insertOrder({
    ...own(two, 'done', DAY),
    ...(first ? { couponId: first.id, cutFen: 1000 } : {}),
  });
  await insertOrder(own(one, 'unpaid', 5 * MINUTE));
  const card = { id: planId, title: '月卡', thumb: '', priceFen: 3000 };
  const at = 30 * DAY;
  const [holder] = await db.select().from(member).where(eq(member.id, vip));
  const endAt = holder?.vipUntil;
  if (!endAt) return;
  const orderId = await insertOrder({
    memberId: vip,
    kind: 'membership',
    target: card,
    state: 'done',
    ago: at,
  });
  await db.insert(vipGrant).values({
    ...{ memberId: vip, planId, orderId, at: new Date(now - at) },
    // this card's month follows the card that the member had before
    ...{ startAt: new Date(endAt.getTime() - 31 * DAY), endAt },
  });
};

type Seat = { memberId: number; ago: number };

const soldBy = (activity: DemoActivity) => ({ ...activity, priceFen: activity.groupPriceFen });

/** A group with its people and their orders; a failed one has given everybody's money back. */
const insertGroup = async (
  db: Database,
  { insertOrder }: Clerk,
  row: DemoActivity,
  seats: readonly Seat[],
  state: 'open' | 'full' | 'failed',
  now: number,
) => {
  const [leader] = seats;
  if (!leader) return;
  const openedAt = now - leader.ago;
  const stopAt = new Date(openedAt + row.hours * HOUR);
  const [group] = await db
    .insert(teamGroupTable)
    .values({
      ...{ activityId: row.id, leaderId: leader.memberId, state, need: row.need, stopAt },
      ...{ joined: seats.length, reserved: seats.length, openedAt: new Date(openedAt) },
      closedAt: state === 'open' ? null : new Date(Math.min(stopAt.getTime(), now)),
    })
    .returning();
  const groupId = group?.id ?? 0;
  const orderState = { open: 'grouping', full: 'done', failed: 'refunded' } as const;
  for (const { memberId, ago } of seats) {
    const orderId = await insertOrder({
      ...{ memberId, kind: 'team', target: soldBy(row), state: orderState[state], ago, groupId },
      ...{ reason: '未在规定时间内成团', admits: row.venue !== '' },
      ...(state === 'full' && row.productId !== null ? { productId: row.productId } : {}),
    });
    await db
      .insert(teamMember)
      .values({ groupId, memberId, orderId, joinedAt: new Date(now - ago + MINUTE) });
  }
  if (state === 'open')
    await db.insert(job).values({ kind: 'group-expiry', subject: String(groupId), dueAt: stopAt });
};

/** Groups that wait, are full and have failed; a flash sale that is sold out. */
const insertActivities = async (db: Database, clerk: Clerk, stage: DemoStage, now: number) => {
  const { activities, vip, members } = stage;
  const [, , disabled = 0, doctor = 0, teacher = 0] = members;
  const [a0, , , a3, , , a6, a7, , a9] = activities;
  const seat = (memberId: number, hours: number) => ({ memberId, ago: hours * HOUR });
  if (!a0 || !a3 || !a6 || !a7 || !a9) return;
  const group = (row: DemoActivity, seats: Seat[], state: 'open' | 'full' | 'failed') =>
    insertGroup(db, clerk, row, seats, state, now);
  await group(a3, [seat(doctor, 5), seat(teacher, 2)], 'open');
  await group(a0, [seat(teacher, 1)], 'open');
  await group(a6, [seat(vip, 3)], 'open');
  await group(a0, [seat(vip, 30)], 'failed');
  await group(a0, [seat(doctor, 40), seat(disabled, 39)], 'full');
  await group(a9, [seat(doctor, 20), seat(teacher, 19), seat(vip, 18)], 'full');
  for (const memberId of [disabled, doctor, teacher])
    await clerk.insertOrder({
      ...{ memberId, kind: 'flash', target: soldBy(a7), state: 'done', ago: HOUR },
      ...(a7.productId === null ? {} : { productId: a7.productId }),
    });
};

const countSeats = (db: Database) =>
  db.update(activityTable).set({
    taken: sql`(select coalesce(sum(quantity), 0) from trade_order
      where trade_order.target_id = ${activityTable.id} and trade_order.kind in ('team', 'flash')
      and trade_order.state in ('unpaid', 'grouping', 'done'))`,
  });

export const insertDemoOrders = async (
  db: Database,
  stage: DemoStage,
  now: number,
): Promise<void> => {
  const clerk = demoOrderWriter(db, now);
  await insertPoints(db, clerk, stage, now);
  await insertOwn(db, clerk, stage, now);
  await insertActivities(db, clerk, stage, now);
  await countSeats(db);
  await clerk.book.write(db);
};
