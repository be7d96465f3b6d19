import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import {
  orderKinds,
  orderStates,
  payMethods,
  refundKinds,
  refundStates,
} from '../../../schemas/api/order.ts';
import { fen, key, moment } from './columns.ts';
import { memberCoupon } from './events.ts';
import { member } from './people.ts';
import { teamGroup } from './promotion.ts';

/** What an order was reckoned from, kept as it was shown; amounts in fen. */
export type KeptLine = {
  kind: 'price' | 'coupon' | 'points' | 'member' | 'pay';
  title: string;
  fen: number;
  note: string;
};

export const tradeOrder = pgTable(
  'trade_order',
  {
    id: key(),
    orderNo: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: orderKinds }).notNull(),
    targetId: integer().notNull(),
    /** The group to join; an order that opens one gets it when it is paid. */
    groupId: integer().references((): AnyPgColumn => teamGroup.id),
    /** What is bought, in one word: a member has one unpaid order for it. */
    item: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    quantity: integer().notNull().default(1),
    /** Before anything was taken off. */
    totalFen: fen().notNull(),
    payFen: fen().notNull(),
    lines: jsonb().$type<KeptLine[]>().notNull(),
    memberCouponId: integer().references((): AnyPgColumn => memberCoupon.id),
    points: integer().notNull().default(0),
    remark: text().notNull().default(''),
    /** The version of the purchase agreement it was placed under, 0 for none. */
    agreement: integer().notNull().default(0),
    /** How it was paid; null while it was not, and where there was nothing to pay. */
    method: text({ enum: payMethods }),
    createdAt: moment().notNull(),
    expireAt: moment().notNull(),
    paidAt: moment(),
    closedAt: moment(),
    closeReason: text().notNull().default(''),
    /** Taken out of the member's list. */
    hiddenAt: moment(),
  },
  (row) => [
    uniqueIndex('trade_order_no').on(row.orderNo),
    uniqueIndex('trade_order_unpaid')
      .on(row.memberId, row.item)
      .where(sql`${row.state} = 'unpaid'`),
    uniqueIndex('trade_order_coupon')
      .on(row.memberCouponId)
      .where(sql`${row.state} in ('unpaid', 'grouping', 'done')`),
    index('trade_order_member').on(row.memberId, row.createdAt),
    index('trade_order_target').on(row.kind, row.targetId, row.memberId),
    index('trade_order_group').on(row.groupId),
    check('trade_order_quantity', sql`${row.quantity} > 0`),
    check('trade_order_money', sql`${row.payFen} >= 0 and ${row.payFen} <= ${row.totalFen}`),
    check('trade_order_points', sql`${row.points} >= 0`),
  ],
);

export const paymentStates = ['open', 'paid', 'failed', 'closed'] as const;
export const paymentChannels = ['wechat', 'simulated', 'balance'] as const;
export type PaymentChannel = (typeof paymentChannels)[number];

/** Tries to pay an order; at most one is open, and at most one of them settles the order. */
export const payment = pgTable(
  'payment',
  {
    id: key(),
    orderId: integer()
      .notNull()
      .references(() => tradeOrder.id),
    /** Our number for it at the provider. */
    payNo: text().notNull(),
    channel: text({ enum: paymentChannels }).notNull(),
    state: text({ enum: paymentStates }).notNull(),
    amountFen: fen().notNull(),
    /** The provider's number, known once it is paid. */
    providerNo: text().notNull().default(''),
    /** What opens the sheet. */
    prepay: text().notNull().default(''),
    /** It paid its order; money that came too late settles nothing and goes back. */
    settles: integer().notNull().default(0),
    createdAt: moment().notNull(),
    paidAt: moment(),
  },
  (row) => [
    uniqueIndex('payment_no').on(row.payNo),
    uniqueIndex('payment_open').on(row.orderId).where(sql`${row.state} = 'open'`),
    uniqueIndex('payment_settles').on(row.orderId).where(sql`${row.settles} = 1`),
    index('payment_order').on(row.orderId),
    check('payment_money', sql`${row.amountFen} > 0`),
  ],
);

/** Money on its way back, once for a payment. */
export const refund = pgTable(
  'refund',
  {
    id: key(),
    orderId: integer()
      .notNull()
      .references(() => tradeOrder.id),
    paymentId: integer().references(() => payment.id),
    refundNo: text().notNull(),
    kind: text({ enum: refundKinds }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    amountFen: fen().notNull(),
    reason: text().notNull().default(''),
    explain: text().notNull().default(''),
    /** Addresses of what the member showed with it. */
    pictures: jsonb().$type<string[]>().notNull().default([]),
    askedAt: moment().notNull(),
    doneAt: moment(),
  },
  (row) => [
    uniqueIndex('refund_no').on(row.refundNo),
    uniqueIndex('refund_payment').on(row.paymentId),
    index('refund_order').on(row.orderId),
    check('refund_money', sql`${row.amountFen} >= 0`),
  ],
);

/** The books of the simulated provider, which are its own: the product only asks it. */
export const simulatedPayment = pgTable('simulated_payment', {
  payNo: text().primaryKey(),
  amountFen: fen().notNull(),
  state: text({ enum: ['waiting', 'paid', 'failed', 'closed'] }).notNull(),
  /** From when on it says so. */
  knownAt: moment(),
  refundedFen: fen().notNull().default(0),
});
