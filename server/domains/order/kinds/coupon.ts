import { eq } from 'drizzle-orm';
import { couponSaleAddress, ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { couponRefusals } from '#schemas/coupon/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { coupon as table } from '../../../db/tables/coupon.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { couponOf, giveBackCopy, handOver, spanOfCopy, takeCopy } from '../../coupon/index.ts';
import type { Purchasable } from './purchasable.ts';

/** Finds unpublished coupons too, for earlier orders. */
const couponByKey = async (db: Database, key: number) => {
  const [row] = await db.select().from(table).where(eq(table.id, key));
  if (!row) throw new RefusedError(couponRefusals.noSuchCoupon);
  return row;
};

export const couponKind: Purchasable = {
  life: 30 * MINUTE,
  load: async ({ db }, { id }) => {
    const row = await couponOf(db, keyOf(id));
    if (row.salePriceFen === 0) throw new RefusedError(couponRefusals.couponFree);
    return {
      kind: 'coupon',
      targetId: row.id,
      groupId: null,
      item: `coupon:${row.id}`,
      title: row.title,
      subtitle: `面值 ${yuan(row.amountFen)} 元`,
      thumb: '',
      link: couponSaleAddress({ id: row.id }),
      unitFen: row.salePriceFen,
      memberFen: null,
      reduced: { why: '购买优惠券不参与其他优惠' },
      most: 1,
    };
  },
  reserve: async (tx, { memberId, targetId }, now) =>
    takeCopy(tx, await couponByKey(tx, targetId), memberId, now),
  release: (tx, { targetId }) => giveBackCopy(tx, targetId),
  spare: async (tx, { targetId }, now) => {
    const { endAt } = spanOfCopy(await couponByKey(tx, targetId), now);
    return endAt.getTime() <= now ? '优惠券已过期' : '';
  },
  deliver: async (tx, { id, memberId, targetId }, now) => {
    await handOver(tx, await couponByKey(tx, targetId), { memberId, boughtBy: id }, now);
    return 'settle';
  },
  address: ({ state, targetId }) =>
    state === 'done' ? ownCouponsAddress() : couponSaleAddress({ id: targetId }),
};
