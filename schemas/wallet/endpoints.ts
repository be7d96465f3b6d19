import type * as z from 'zod/mini';
import { direction, entryFields, month, way } from '../ledger/fields.ts';
import { orderKinds } from '../order/fields.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import { count, flag, id, link, money, requiredText, text, time } from '../wire/primitives.ts';
import { pageOf } from '../wire/query-fields.ts';
import { object, paged } from '../wire/structures.ts';
import { walletRefusals } from './refusals.ts';

export const walletHome = defineEndpoint({
  path: '/v1/wallet/home',
  payload: object({}),
  data: object(
    {
      balance: money,
      frozen: money,
      withdrawable: money,
      points: count,
      coupons: count,
      /** Paid for orders in total, minus refunds. */
      spent: money,
      /** The end of the membership; null without one. */
      vip_time: time,
      new_time: time,
      forever: flag,
    },
    { vip_time: 'vipUntil', new_time: 'now' },
  ),
  access: 'member',
  refusals: {},
});

export type WalletHome = z.output<typeof walletHome.data>;

const moneyEntry = object({ ...entryFields, amount: money, balance: money }, { create_time: 'at' });

/** Newest first. */
export const balanceEntries = defineEndpoint({
  path: '/v1/wallet/ledger',
  payload: object({ direction, month, ...pageOf }),
  data: paged('data', 'last_page', moneyEntry),
  access: 'member',
  refusals: {},
});

export const spendingKinds = ['all', ...orderKinds] as const;

export type SpendingKind = (typeof spendingKinds)[number];

const kind = withDefault(oneOf(spendingKinds), 'all');

const spending = object(
  {
    /** Of the payment, for `spendingDetail`. */
    id,
    order_no: text,
    title: requiredText,
    kind: oneOf(orderKinds),
    /** `in` for a refund. */
    way,
    amount: money,
    /** In words. */
    method: text,
    create_time: time,
    /** The order; '' if the member has hidden it. */
    link,
  },
  { create_time: 'at' },
);

/** Payments for orders and refunds of them, by any method. */
export const spendingList = defineEndpoint({
  path: '/v1/wallet/spending',
  payload: object({ month, kind, ...pageOf }),
  data: paged('data', 'last_page', spending),
  access: 'member',
  refusals: {},
});

export const spendingTotals = defineEndpoint({
  path: '/v1/wallet/spendingTotals',
  payload: object({ month, kind }),
  data: object({ paid: money, refunded: money }),
  access: 'member',
  refusals: {},
});

export const spendingDetail = defineEndpoint({
  path: '/v1/wallet/spendingDetail',
  payload: object({ id }),
  data: object(
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
      refund_asked: flag,
      refunded: money,
    },
    {
      create_time: 'at',
    },
  ),
  access: 'member',
  refusals: pickRefusals(walletRefusals, 'noSuchSpending'),
});

export type SpendingDetail = z.output<typeof spendingDetail.data>;

export const walletApi = {
  walletHome,
  balanceEntries,
  spendingList,
  spendingTotals,
  spendingDetail,
};
