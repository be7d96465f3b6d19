import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { IncomeKind } from '#schemas/studio/endpoints.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { product } from '../../db/tables/course.ts';
import { ledgerEntry } from '../../db/tables/ledger.ts';
import { live } from '../../db/tables/live.ts';
import { orderTable } from '../../db/tables/order.ts';

/** Delivered, whatever became of it; a group that is not full may still be given back. */
const settled = inArray(orderTable.state, ['done', 'refunding', 'refunded']);

const id = { id: orderTable.id };

/** What is paid for a thing, sold by itself, as a gift or in an activity. */
const ofProducts = (db: Database, products: SQL | undefined) => {
  const byItself = and(
    inArray(orderTable.kind, ['course', 'column', 'gift']),
    eq(orderTable.targetId, product.id),
  );
  const inActivity = and(
    inArray(orderTable.kind, ['team', 'flash']),
    eq(orderTable.targetId, activity.id),
  );
  return unionAll(
    db.select(id).from(product).innerJoin(orderTable, byItself).where(and(products, settled)),
    db
      .select(id)
      .from(product)
      .innerJoin(activity, eq(activity.productId, product.id))
      .innerJoin(orderTable, inActivity)
      .where(and(products, settled)),
  );
};

const ofLives = (db: Database, teacherId: number) =>
  db
    .select(id)
    .from(live)
    .innerJoin(orderTable, and(eq(orderTable.kind, 'live'), eq(orderTable.targetId, live.id)))
    .where(and(eq(live.teacherId, teacherId), settled));

/** Ids of orders, each found by what it names: one condition for all kinds would read every order there is. */
export const ordersOf = (db: Database, teacherId: number, kind: IncomeKind): SQLWrapper => {
  const lives = ofLives(db, teacherId);
  if (kind === 'live') return lives;
  const courses = ofProducts(db, eq(product.teacherId, teacherId));
  return kind === 'course' ? courses : courses.unionAll(lives);
};

export const ordersOfProduct = (db: Database, productId: number): SQLWrapper =>
  ofProducts(db, eq(product.id, productId));

/** What buyers of these orders have paid, and what they got back. */
export const isIncomeOf = (orders: SQLWrapper): SQL | undefined =>
  and(
    eq(ledgerEntry.unit, 'money'),
    inArray(ledgerEntry.kind, ['order', 'refund']),
    inArray(ledgerEntry.orderId, orders),
  );

/** In fen: payments are bookings out of the buyer's account, refunds are bookings into it. */
export const incomeSum = (db: Database, orders: SQLWrapper): SQL<number> => {
  const sum = db
    .select({ sum: sql`coalesce(-sum(${ledgerEntry.amount}), 0)` })
    .from(ledgerEntry)
    .where(isIncomeOf(orders));
  return sql<number>`(${sum})::int`.mapWith(Number);
};
