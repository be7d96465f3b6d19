import { claimCoupon as endpoint } from '#schemas/coupon/endpoints.ts';
import { couponRefusals } from '#schemas/coupon/refusals.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { toOwnCoupons } from '../own-coupons.ts';
import { assertCopiesLeft, couponOf, handOver, takeCopy } from '../take-coupon.ts';

/** Refuses `noSuchCoupon`, `couponForSale` and what `takeCopy` refuses. */
export const claimCoupon = steps(endpoint, {
  prepare: async ({ db, now }, { id }) => {
    const row = await couponOf(db, keyOf(id));
    if (row.salePriceFen > 0) throw new RefusedError(couponRefusals.couponForSale);
    // in a rush most members are refused here, before `run`'s transaction
    assertCopiesLeft(row, now);
    return row;
  },
  run: async ({ db, member, now }, _payload, row) => {
    await takeCopy(db, row, member.id, now);
    const copy = await handOver(db, row, { memberId: member.id }, now);
    const free = { orderId: null, orderState: null };
    const [own] = await toOwnCoupons(db, [{ copy, coupon: row, ...free }], now);
    if (!own) throw new RefusedError(couponRefusals.noSuchCoupon);
    return own;
  },
});
