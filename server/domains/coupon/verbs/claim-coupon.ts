import { eq } from 'drizzle-orm';
import { claimCoupon as endpoint } from '../../../../schemas/coupon/endpoints.ts';
import { couponRefusals } from '../../../../schemas/coupon/refusals.ts';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import { memberCoupon } from '../../../db/tables/coupon.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { idempotent } from '../../../platform/endpoint/idempotent.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { limitConcurrency } from '../../../platform/limits/limit-concurrency.ts';
import { keyOf } from '../../../platform/wire/keys.ts';
import { ownCoupons, toOwnCoupon } from '../own-coupons.ts';
import { checkLeft, couponOf, handOver, takeCopy } from '../take-coupon.ts';

/** Claims that a server looks into and carries out at a time; of a crowd the others wait before that. */
const AT_ONCE = 6;

type Asked = Payload<typeof endpoint>;

/** Claims a free coupon. Refuses `noSuchCoupon`, `couponForSale` and what `takeCopy` refuses. */
export const claimCoupon = ({ secret }: Services) => {
  const verb = idempotent(secret, endpoint, {
    prepare: async ({ db, now }: Context<Member>, { id }: Asked) => {
      const row = await couponOf(db, keyOf(id));
      if (row.salePriceFen > 0) throw new RefusedError(couponRefusals.couponForSale);
      // most of a crowd, having waited, hear here already that nothing is left
      checkLeft(row, now);
      return row;
    },
    change: async ({ db, member, now }, _payload, _request, row) => {
      await takeCopy(db, row, member.id, now);
      const copy = await handOver(db, row, { memberId: member.id }, now);
      const filter = eq(memberCoupon.id, copy?.id ?? 0);
      const [held] = await ownCoupons(db, member.id, { now, filter });
      if (!held) throw new RefusedError(couponRefusals.noSuchCoupon);
      return toOwnCoupon(db, held, now);
    },
  });
  const inTurn = limitConcurrency(AT_ONCE);
  return (context: Context<Member>, asked: Asked) => inTurn(() => verb(context, asked));
};
