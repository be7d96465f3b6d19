import type { OrderKind } from '../../../../schemas/order/fields.ts';
import { coupon } from './coupon.ts';
import { course } from './course.ts';
import { flash } from './flash.ts';
import { live } from './live.ts';
import { membership } from './membership.ts';
import type { Purchasable } from './purchasable.ts';
import { team } from './team.ts';

/** Everything that can be ordered. */
export const kinds: Record<OrderKind, Purchasable> = {
  course,
  column: course,
  live,
  membership,
  coupon,
  team,
  flash,
};
