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
import { orderKinds, orderStates } from '#schemas/order/fields.ts';
import { payMethods } from '#schemas/payment/fields.ts';
import { teamGroupTable } from './activity.ts';
import { fen, identityKey, moment } from './columns.ts';
import { memberCoupon } from './coupon.ts';
import { member } from './member.ts';

/** As shown to the member; amounts in fen. */
export type PriceLineRow = {
  kind: 'price' | 'coupon' | 'points' | 'member' | 'pay';
  title: string;
  fen: number;
  note: string;
};

export const orderTable = pgTable(
  'trade_order',
  {
    id: identityKey(),
    orderNo: text().notNull(),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: orderKinds }).notNull(),
    targetId: integer().notNull(),
    /** The group to join; an order that opens one gets it when it is paid. */
    groupId: integer().references((): AnyPgColumn => teamGroupTable.id),
    /** Key of what is bought; a member has at most one unpaid order for it. */
    item: text().notNull(),
    state: text({ enum: orderStates }).notNull(),
    title: text().notNull(),
    thumb: text().notNull().default(''),
    quantity: integer().notNull().default(1),
    /** Before any deduction. */
    totalFen: fen().notNull(),
    payFen: fen().notNull(),
    lines: jsonb().$type<PriceLineRow[]>().notNull(),
    memberCouponId: integer().references((): AnyPgColumn => memberCoupon.id),
    points: integer().notNull().default(0),
    remark: text().notNull().default(''),
    /** Version of the purchase agreement; 0 for none. */
    agreement: integer().notNull().default(0),
    /** Null while unpaid, and where there was nothing to pay. */
    method: text({ enum: payMethods }),
    createdAt: moment().notNull(),
    expireAt: moment().notNull(),
    paidAt: moment(),
    closedAt: moment(),
    closeReason: text().notNull().default(''),
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
    // the few orders that reserve or used a copy
    index('trade_order_held_coupon')
      .on(row.memberId, row.memberCouponId)
      .where(
        sql`${row.memberCouponId} is not null and ${row.state} in ('unpaid', 'grouping', 'done')`,
      ),
    // what waits for payment or for a group, queried by every call
    index('trade_order_waiting')
      .on(row.memberId, row.state)
      .where(sql`${row.state} in ('unpaid', 'grouping')`),
    index('trade_order_state').on(row.state, row.id),
    index('trade_order_placed').on(row.createdAt),
    index('trade_order_member').on(row.memberId, row.createdAt),
    index('trade_order_target').on(row.kind, row.targetId, row.memberId),
    index('trade_order_group').on(row.groupId),
    // the few orders that hold a place at the moment, counted for each activity of a list
    index('trade_order_holding')
      .on(row.kind, row.targetId, row.expireAt)
      .where(sql`${row.state} = 'unpaid'`),
    check('trade_order_quantity', sql`${row.quantity} > 0`),
    check('trade_order_money', sql`${row.payFen} >= 0 and ${row.payFen} <= ${row.totalFen}`),
    check('trade_order_points', sql`${row.points} >= 0`),
  ],
);
