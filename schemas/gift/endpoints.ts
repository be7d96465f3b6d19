import type * as z from 'zod/mini';
import { activityRefusals } from '../activity/refusals.ts';
import { orderRefusals } from '../order/refusals.ts';
import { CHANGES, LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { oneOf } from '../wire/payload.ts';
import { flag, id, link, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { object } from '../wire/structures.ts';
import { giftRefusals } from './refusals.ts';

/** A gift is a course that a member has bought for somebody else, who takes it by a link. */

/** `withdrawn`: the order was refunded. */
const giftStates = ['open', 'taken', 'withdrawn'] as const;
export type GiftState = (typeof giftStates)[number];

const shown = { title: requiredText, thumb: picture, state: oneOf(giftStates) };

/** Answers a gift to its giver; `id` is the order's. */
export const readGift = defineEndpoint({
  path: '/v1/gift/detail',
  payload: object({ id }),
  data: object(
    {
      ...shown,
      id,
      /** In the gift's link. */
      code: text,
      /** '' while nobody has taken it. */
      taker: text,
      take_time: time,
      create_time: time,
    },
    { take_time: 'takenAt', create_time: 'createdAt' },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(giftRefusals, 'noSuchGift'),
});

/** Answers a gift to somebody who has opened its link. */
export const offeredGift = defineEndpoint({
  path: '/v1/gift/offer',
  payload: object({ code: id }),
  data: object({
    ...shown,
    giver: text,
    /** The course's page. */
    link,
    /** The asking member gave it. */
    given: flag,
    /** The asking member took it. */
    mine: flag,
    owned: flag,
  }),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(giftRefusals, 'noSuchGift'),
});

/** Takes a gift, which only one member can; that member may repeat it. */
export const takeGift = defineEndpoint({
  path: '/v1/gift/take',
  payload: object({ code: id, key }),
  data: object({ title: requiredText, link }),
  access: 'member',
  idempotent: true,
  rate: CHANGES,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(giftRefusals, 'noSuchGift', 'giftTaken', 'giftWithdrawn', 'ownGift'),
    pickRefusals(orderRefusals, 'alreadyOwned'),
    pickRefusals(activityRefusals, 'groupWaiting'),
  ),
});

export const giftApi = { readGift, offeredGift, takeGift };
export type Gift = z.output<typeof readGift.data>;
export type OfferedGift = z.output<typeof offeredGift.data>;
