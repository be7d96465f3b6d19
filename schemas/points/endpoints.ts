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

/** `worth`: what 100 points are worth in an order. `rules` in words. */
export const pointsHome = defineEndpoint({
  path: '/v1/points/home',
  payload: object({}),
  data: object({
    balance: count,
    earned: count,
    used: count,
    signed: flag,
    worth: money,
    rules: list(requiredText),
  }),
  access: 'member',
  refusals: {},
});

export type PointsHome = z.output<typeof pointsHome.data>;

/**
 * `today`: `2026-11-21`, in China's time. `days`: those of the month with a sign-in. `next`: what
 * the next sign-in brings; `rewards`: what each day of a row of seven brings. `end_time`: when today
 * is over. `line`: what stands on today's poster, the same for everybody.
 */
export const signCalendar = defineEndpoint({
  path: '/v1/sign/calendar',
  payload: object({ month }),
  data: object(
    {
      today: requiredText,
      signed: flag,
      streak: count,
      total: count,
      next: count,
      balance: count,
      days: list(requiredText),
      rewards: list(count),
      rules: list(requiredText),
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

/** Signs in for today; a second time that day is refused. */
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
