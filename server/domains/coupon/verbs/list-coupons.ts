import { and, asc, eq } from 'drizzle-orm';
import { coupon } from '../../../db/tables/coupon.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { endOf, spanOfCopy } from '../terms.ts';
import { copiesBy, offerOf } from './describe-coupon.ts';

export const listCoupons = async (context: Context<Member>) => {
  const { db, now } = context;
  const rows = await db
    .select()
    .from(coupon)
    .where(and(eq(coupon.published, true), eq(coupon.salePriceFen, 0)))
    .orderBy(asc(coupon.endAt), asc(coupon.id));
  const copiesOf = await copiesBy(context, rows);
  return rows.flatMap((row) => {
    const copies = copiesOf(row);
    const claimable = offerOf(row, copies, now) === 'claim';
    const ends = claimable
      ? [spanOfCopy(row, now).endAt.getTime()]
      : copies.held.map(({ copy }) => endOf(row, copy).getTime());
    const endTime = Math.max(...ends);
    if (ends.length === 0 || endTime <= now) return [];
    return {
      id: String(row.id),
      title: row.title,
      amount: yuan(row.amountFen),
      threshold: yuan(row.thresholdFen),
      endTime,
      received: !claimable,
    };
  });
};
