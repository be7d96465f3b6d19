import { and, eq, isNull } from 'drizzle-orm';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import { studyAddress } from '#schemas/course/study-address.ts';
import { giftAddress } from '#schemas/gift/addresses.ts';
import { takeGift as endpoint } from '#schemas/gift/endpoints.ts';
import { giftRefusals } from '#schemas/gift/refusals.ts';
import { orderRefusals } from '#schemas/order/refusals.ts';
import type { Database } from '../../db/database.ts';
import { oneRow } from '../../db/one-row.ts';
import { giftTable } from '../../db/tables/gift.ts';
import { member as people } from '../../db/tables/member.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { steps } from '../../platform/endpoint/verb.ts';
import { notifyMember } from '../../platform/messaging/notify-member.ts';
import { giveGrant } from '../course/index.ts';
import { hasAlready } from '../membership/index.ts';
import { giftByCode } from './find-gift.ts';
import { type GiftRecord, giftStateOf } from './gifts.ts';

type Found = Awaited<ReturnType<typeof giftByCode>>;

/** Refuses `ownGift`, `giftTaken`, `giftWithdrawn`. */
const assertOpen = (gift: GiftRecord, memberId: number): void => {
  if (gift.giverId === memberId) throw new RefusedError(giftRefusals.ownGift);
  const state = giftStateOf(gift);
  if (state === 'taken') throw new RefusedError(giftRefusals.giftTaken);
  if (state === 'withdrawn') throw new RefusedError(giftRefusals.giftWithdrawn);
};

/**
 * Locks the member first: of two gifts of one course the second finds the course owned. Refuses
 * `alreadyOwned`, `groupWaiting`.
 */
const assertUseful = async ({ db, member, now }: Context<Member>, productId: number) => {
  await db
    .select({ id: people.id })
    .from(people)
    .where(eq(people.id, member.id))
    .for('no key update');
  const [has] = await db.select(hasAlready(db, member.id, productId, now)).from(oneRow);
  if (has?.owned) throw new RefusedError(orderRefusals.alreadyOwned);
  const waiting = has?.waiting ?? null;
  if (waiting !== null) throw new RefusedError(activityRefusals.groupWaiting, waiting);
};

const claim = async (db: Database, giftId: number, memberId: number, now: number) => {
  const rows = await db
    .update(giftTable)
    .set({ takenBy: memberId, takenAt: new Date(now) })
    .where(and(eq(giftTable.id, giftId), isNull(giftTable.takenBy), isNull(giftTable.withdrawnAt)))
    .returning({ id: giftTable.id });
  if (rows.length === 0) throw new RefusedError(giftRefusals.giftTaken);
};

const tellGiver = ({ db, member, now }: Context<Member>, { gift, product }: Found) => {
  const body = `${member.nickname || '一位学员'}领取了你赠送的“${product.title}”。`;
  const news = { title: '礼物已被领取', body, link: giftAddress({ id: gift.orderId }) };
  return notifyMember(db, gift.giverId, news, now);
};

/**
 * The first one to take a gift gets its course; a gift that is of no use to the member stays. Refuses what
 * `giftByCode`, `assertOpen` and `assertUseful` refuse.
 */
export const takeGift = (services: Services) =>
  steps(endpoint, {
    run: async (context, { code }) => {
      const { db, member, now } = context;
      const found = await giftByCode(services, db, code);
      const { gift, product } = found;
      const answer = { title: product.title, link: studyAddress(product) };
      if (gift.takenBy === member.id) return answer;
      assertOpen(gift, member.id);
      await assertUseful(context, product.id);
      await claim(db, gift.id, member.id, now);
      const given = { memberId: member.id, target: 'product', targetId: product.id } as const;
      await giveGrant(db, { ...given, source: 'gift', endAt: null }, now);
      await tellGiver(context, found);
      return answer;
    },
  });
