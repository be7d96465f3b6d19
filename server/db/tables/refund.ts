import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { refundKinds, refundStates } from '#schemas/refund/fields.ts';
import { fen, identityKey, moment } from './columns.ts';
import { lesson } from './course.ts';
import { member } from './member.ts';
import { orderTable } from './order.ts';
import { payment } from './payment.ts';

/** One refund per payment, and requests that were withdrawn or refused. */
export const refund = pgTable(
  'refund',
  {
    id: identityKey(),
    orderId: integer()
      .notNull()
      .references(() => orderTable.id),
    paymentId: integer().references(() => payment.id),
    refundNo: text().notNull(),
    kind: text({ enum: refundKinds }).notNull(),
    state: text({ enum: refundStates }).notNull(),
    amountFen: fen().notNull(),
    /** Of a partial refund: lessons sold, and lessons kept; 0 for a full one. */
    lessonsSold: integer().notNull().default(0),
    lessonsKept: integer().notNull().default(0),
    reason: text().notNull().default(''),
    explain: text().notNull().default(''),
    pictures: jsonb().$type<string[]>().notNull().default([]),
    askedAt: moment().notNull(),
    /** When the money is, or was, sent; null for what was sent at once. */
    sendAt: moment(),
    doneAt: moment(),
  },
  (row) => [
    uniqueIndex('refund_no').on(row.refundNo),
    uniqueIndex('refund_payment')
      .on(row.paymentId)
      .where(sql`${row.state} not in ('withdrawn', 'refused')`),
    // an order without a payment has at most one open refund, too
    uniqueIndex('refund_requested').on(row.orderId).where(sql`${row.state} = 'requested'`),
    index('refund_order').on(row.orderId),
    index('refund_state').on(row.state, row.id),
    // for search: a refund's number begins with its order's
    index('refund_no_begins').on(row.refundNo.op('text_pattern_ops')),
    check('refund_money', sql`${row.amountFen} >= 0`),
    check(
      'refund_lessons',
      sql`${row.lessonsKept} >= 0 and (${row.lessonsKept} = 0 or ${row.lessonsKept} < ${row.lessonsSold})`,
    ),
  ],
);

/** A lesson that a member keeps after the unread part of its course was refunded. */
export const retainedLesson = pgTable(
  'kept_lesson',
  {
    refundId: integer()
      .notNull()
      .references(() => refund.id),
    memberId: integer()
      .notNull()
      .references(() => member.id),
    lessonId: integer()
      .notNull()
      .references(() => lesson.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.refundId, row.lessonId] }),
    index('kept_lesson_member').on(row.memberId, row.lessonId),
  ],
);
