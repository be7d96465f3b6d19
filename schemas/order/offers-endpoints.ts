import type * as z from 'zod/mini';
import { courseRefusals } from '../course/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { count, flag, id, link, money, requiredText, time } from '../wire/primitives.ts';
import { list, object } from '../wire/structures.ts';

const offer = object(
  {
    kind: oneOf(['flash', 'team', 'coupon'] as const),
    title: requiredText,
    price: money,
    /** How many make a group; 0 for other kinds. */
    need: count,
    end_time: time,
    taken: flag,
    /** Where the price is offered, or the coupon taken. */
    link,
  },
  { end_time: 'endAt' },
);

export type PriceOffer = z.output<typeof offer>;

/**
 * The running flash sale, group buy and best coupon that make a product cheaper for this member; beside a coupon that has
 * to be claimed first also the best of their own.
 */
export const productOffers = defineEndpoint({
  path: '/v1/order/offers',
  payload: object({ id }),
  data: object({ offers: list(offer), new_time: time }, { new_time: 'now' }),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct'),
});

export type ProductOffers = z.output<typeof productOffers.data>;
