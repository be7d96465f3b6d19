import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { IncomeKind } from '#schemas/studio/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { ledgerEntry } from '../../db/tables/ledger.ts';
import { live } from '../../db/tables/live.ts';
import { orderTable } from '../../db/tables/order.ts';

/** What is paid for a thing, sold by itself, as a gift or in an activity. */
const ofProducts = (db: Database, products: SQL | undefined): SQL | undefined => {
  const ids = db.select({ id: product.id }).from(product).where(products);
  const activities = db
    .select({ id: activity.id })
    .from(activity)
    .where(inArray(activity.productId, ids));
  return or(
    and(inArray(orderTable.kind, ['course', 'column', 'gift']), inArray(orderTable.targetId, ids)),
    and(inArray(orderTable.kind, ['team', 'flash']), inArray(orderTable.targetId, activities)),
  );
};

const ofLives = (db: Database, teacherId: number): SQL | undefined =>
  and(
    eq(orderTable.kind, 'live'),
    inArray(
      orderTable.targetId,
      db.select({ id: live.id }).from(live).where(eq(live.teacherId, teacherId)),
    ),
  );

/** Delivered, whatever became of it; a group that is not full may still be given back. */
const settled = inArray(orderTable.state, ['done', 'refunding', 'refunded']);

export const ordersOf = (db: Database, teacherId: number, kind: IncomeKind): SQL | undefined => {
  const courses = ofProducts(db, eq(product.teacherId, teacherId));
  const lives = ofLives(db, teacherId);
  return and(settled, { all: or(courses, lives), course: courses, live: lives }[kind]);
};

export const ordersOfProduct = (db: Database, productId: number): SQL | undefined =>
  and(settled, ofProducts(db, eq(product.id, productId)));

/** What buyers have paid, and what they got back. */
export const isIncome = and(
  eq(ledgerEntry.unit, 'money'),
  inArray(ledgerEntry.kind, ['order', 'refund']),
);

/** In fen: payments are bookings out of the buyer's account, refunds are bookings into it. */
export const incomeSum = (db: Database, orders: SQL | undefined): SQL<number> => {
  const sum = db
    .select({ sum: sql`coalesce(-sum(${ledgerEntry.amount}), 0)` })
    .from(ledgerEntry)
    .innerJoin(orderTable, eq(orderTable.id, ledgerEntry.orderId))
    .where(and(isIncome, orders));
  return sql<number>`(${sum})::int`.mapWith(Number);
};
