import type * as z from 'zod/mini';
import { flag, id, money, requiredText, time } from '../wire/primitives.ts';
import { object } from '../wire/structures.ts';

export const couponSchema = object(
  {
    id,
    title: requiredText,
    price: money,
    threshold: money,
    end_time: time,
    is_receive: flag,
  },
  { price: 'amount', is_receive: 'received' },
);

export type Coupon = z.output<typeof couponSchema>;

export const couponScopes = ['all', 'category', 'product', 'kind'] as const;

/** What a coupon of scope `kind` can be used for. */
export const couponKinds = ['course', 'column', 'live'] as const;

export type CouponKind = (typeof couponKinds)[number];
