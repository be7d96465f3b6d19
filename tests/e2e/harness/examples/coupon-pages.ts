import { gt } from 'drizzle-orm';
import { coupon } from '#server/db/tables/coupon.ts';
import type { Examples } from './examples.ts';
import { firstId } from './first-row.ts';

export const examples: Examples = async (db) => ({
  '/couponDetail': `/couponDetail?id=${await firstId(db, coupon)}`,
  '/couponDetailPay': `/couponDetailPay?id=${await firstId(db, coupon, gt(coupon.salePriceFen, 0))}`,
});
