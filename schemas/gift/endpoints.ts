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

/** Courses that somebody bought for somebody else, who takes them by a link, once. */

/** `withdrawn`: the giver had the money back. */
const giftStates = ['open', 'taken', 'withdrawn'] as const;
export type GiftState = (typeof giftStates)[number];

const shown = { title: requiredText, thumb: picture, state: oneOf(giftStates) };

/**
 * A gift as its giver sees it, by the order that bought it. `code`: what its link names; `taker`: who
 * took it, '' while nobody has.
 */
export const readGift = defineEndpoint({
  path: '/v1/gift/detail',
  payload: object({ id }),
  data: object(
    { ...shown, id, code: text, taker: text, take_time: time, create_time: time },
    { take_time: 'takenAt', create_time: 'createdAt' },
  ),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(giftRefusals, 'noSuchGift'),
});

/**
 * A gift as whoever was sent its link sees it; `link`: the course. `given`, `mine`: this member gave it,
 * has taken it; `owned`: has the course already.
 */
export const offeredGift = defineEndpoint({
  path: '/v1/gift/offer',
  payload: object({ code: id }),
  data: object({ ...shown, giver: text, link, given: flag, mine: flag, owned: flag }),
  access: 'member',
  rate: LOOKS,
  refusals: pickRefusals(giftRefusals, 'noSuchGift'),
});

/** Takes a gift, once for everybody; one that this member took before is given again. */
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
