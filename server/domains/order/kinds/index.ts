import type { OrderKind } from '#schemas/order/fields.ts';
import { couponKind } from './coupon.ts';
import { courseKind } from './course.ts';
import { flash } from './flash.ts';
import { giftKind } from './gift.ts';
import { liveKind } from './live.ts';
import { membership } from './membership.ts';
import type { Purchasable } from './purchasable.ts';
import { team } from './team.ts';

export const kinds: Record<OrderKind, Purchasable> = {
  course: courseKind,
  column: courseKind,
  live: liveKind,
  membership,
  coupon: couponKind,
  team,
  flash,
  gift: giftKind,
};
