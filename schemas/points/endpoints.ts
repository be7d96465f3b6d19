import type * as z from 'zod/mini';
import { direction, entryFields, month } from '../ledger/fields.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { count, flag, money, requiredText, text, time } from '../wire/primitives.ts';
import { key, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import { pointsRefusals } from './refusals.ts';

const pointsEntry = object(
  { ...entryFields, amount: count, balance: count },
  { create_time: 'at' },
);

export type PointsEntry = z.output<typeof pointsEntry>;

export const pointsEntries = defineEndpoint({
  path: '/v1/points/ledger',
  payload: object({ direction, month, ...pageOf }),
  data: paged('data', 'last_page', pointsEntry),
  access: 'member',
  refusals: {},
});

export const pointsHome = defineEndpoint({
  path: '/v1/points/home',
  payload: object({}),
  data: object({
    balance: count,
    earned: count,
    used: count,
    signed: flag,
    /** What 100 points are worth in an order. */
    worth: money,
    rules: list(requiredText),
  }),
  access: 'member',
  refusals: {},
});

export type PointsHome = z.output<typeof pointsHome.data>;

export const signCalendar = defineEndpoint({
  path: '/v1/sign/calendar',
  payload: object({ month }),
  data: object(
    {
      /** `2026-11-21`, in China's time. */
      today: requiredText,
      signed: flag,
      streak: count,
      total: count,
      /** The points of the next sign-in. */
      next: count,
      balance: count,
      /** The days of the month with a sign-in, as `today`. */
      days: list(requiredText),
      /** The points of each day in a row of seven. */
      rewards: list(count),
      rules: list(requiredText),
      /** The line on today's poster, the same for everybody. */
      line: text,
      new_time: time,
      end_time: time,
    },
    { new_time: 'now', end_time: 'dayEnd' },
  ),
  access: 'member',
  refusals: {},
});

export type SignCalendar = z.output<typeof signCalendar.data>;

/** Signs in for today; refused a second time on the same day. */
export const signInToday = defineEndpoint({
  path: '/v1/sign/in',
  payload: object({ key }),
  data: object({ points: count, streak: count, balance: count }),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(pointsRefusals, 'signedToday'),
});

export const pointsApi = { pointsEntries, pointsHome, signCalendar, signInToday };
