import type * as z from 'zod/mini';
import { key, pageOf } from '../asked.ts';
import { leaf } from '../codec.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf, withDefault } from '../payload.ts';
import { count, flag, id, link, money, requiredText, text, time } from '../primitives.ts';
import { list, paged, shape } from '../structures.ts';
import { orderKinds } from './order.ts';

/** Money, points and the daily sign-in. Months are `2026-11`, in China's time; '' is all of them. */

/** Whether a text names a month. */
export const isMonth = (text: string): boolean => /^20\d{2}-(0[1-9]|1[0-2])$/.test(text);

const month = withDefault(
  leaf<string>(
    (raw) => (typeof raw === 'string' && (raw === '' || isMonth(raw)) ? raw : undefined),
    'month',
  ),
  '',
);

/**
 * `points`, `coupons`: how many there are to use; `spent`: paid for orders in all, refunds taken off.
 * `vip_time`: until when the card holds, null without one.
 */
export const walletHome = defineEndpoint({
  path: '/v1/wallet/home',
  payload: shape({}),
  data: shape(
    {
      balance: money,
      frozen: money,
      withdrawable: money,
      points: count,
      coupons: count,
      spent: money,
      vip_time: time,
      new_time: time,
      forever: flag,
    },
    { vip_time: 'vipUntil', new_time: 'now' },
  ),
  access: 'member',
});
export type WalletHome = z.output<typeof walletHome.data>;

export const directions = ['all', 'in', 'out'] as const;
export type Direction = (typeof directions)[number];

const direction = withDefault(oneOf(directions), 'all');
const way = oneOf(['in', 'out'] as const);

/** `amount` is never negative, `way` says where it went. `balance`: what was there afterwards. */
const entryFields = { id, title: requiredText, way, create_time: time, link };
const moneyEntry = shape({ ...entryFields, amount: money, balance: money }, { create_time: 'at' });
export type MoneyEntry = z.output<typeof moneyEntry>;

/** What changed the balance, the newest first. */
export const balanceEntries = defineEndpoint({
  path: '/v1/wallet/ledger',
  payload: shape({ direction, month, ...pageOf }),
  data: paged('data', 'last_page', moneyEntry),
  access: 'member',
});

const pointsEntry = shape({ ...entryFields, amount: count, balance: count }, { create_time: 'at' });
export type PointsEntry = z.output<typeof pointsEntry>;

export const pointsEntries = defineEndpoint({
  path: '/v1/points/ledger',
  payload: shape({ direction, month, ...pageOf }),
  data: paged('data', 'last_page', pointsEntry),
  access: 'member',
});

/** Of which kind of order, or of all. */
export const spendingKinds = ['all', ...orderKinds] as const;
export type SpendingKind = (typeof spendingKinds)[number];
const kind = withDefault(oneOf(spendingKinds), 'all');

/**
 * `way` `in` is a refund, `kind` what the order bought. `method` in words. `id` is the payment's, for `spendingDetail`. `link`: the
 * order, '' where the member has put that away.
 */
const spending = shape(
  {
    id,
    order_no: text,
    title: requiredText,
    kind: oneOf(orderKinds),
    way,
    amount: money,
    method: text,
    create_time: time,
    link,
  },
  { order_no: 'orderNo', create_time: 'at' },
);
export type Spending = z.output<typeof spending>;

/** What was paid for orders and came back from them, however it was paid. */
export const spendingList = defineEndpoint({
  path: '/v1/wallet/spending',
  payload: shape({ month, kind, ...pageOf }),
  data: paged('data', 'last_page', spending),
  access: 'member',
});

/** The sums of a month, of one kind or all. */
export const spendingTotals = defineEndpoint({
  path: '/v1/wallet/spendingTotals',
  payload: shape({ month, kind }),
  data: shape({ paid: money, refunded: money }),
  access: 'member',
});

/** One payment or refund, and how its order stands. */
export const spendingDetail = defineEndpoint({
  path: '/v1/wallet/spendingDetail',
  payload: shape({ id }),
  data: shape(
    {
      id,
      order_no: text,
      title: requiredText,
      kind: oneOf(orderKinds),
      way,
      amount: money,
      method: text,
      create_time: time,
      link,
      order_state: text,
      refunded: money,
    },
    { order_no: 'orderNo', create_time: 'at', order_state: 'orderState' },
  ),
  access: 'member',
});
export type SpendingDetail = z.output<typeof spendingDetail.data>;

/** `worth`: what 100 points are worth in an order. `rules` in words. */
export const pointsHome = defineEndpoint({
  path: '/v1/points/home',
  payload: shape({}),
  data: shape({
    balance: count,
    earned: count,
    used: count,
    signed: flag,
    worth: money,
    rules: list(requiredText),
  }),
  access: 'member',
});
export type PointsHome = z.output<typeof pointsHome.data>;

/**
 * `today`: `2026-11-21`, in China's time. `days`: those of the month with a sign-in. `next`: what
 * the next sign-in brings; `rewards`: what each day of a row of seven brings. `end_time`: when today
 * is over. `line`: what stands on today's poster, the same for everybody.
 */
export const signCalendar = defineEndpoint({
  path: '/v1/sign/calendar',
  payload: shape({ month }),
  data: shape(
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
});
export type SignCalendar = z.output<typeof signCalendar.data>;

/** Once a day; a second time that day is refused. */
export const signIn = defineEndpoint({
  path: '/v1/sign/in',
  payload: shape({ key }),
  data: shape({ points: count, streak: count, balance: count }),
  access: 'member',
  changes: true,
});

export const walletApi = {
  walletHome,
  balanceEntries,
  pointsEntries,
  spendingList,
  spendingTotals,
  spendingDetail,
  pointsHome,
  signCalendar,
  signIn,
};
