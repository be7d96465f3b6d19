import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { ActivityRow } from '#schemas/activity/endpoints.ts';
import { TEAM } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { product } from '../../../db/tables/course.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { yuan } from '../../../platform/wire/yuan.ts';
import { type ActivityOnSale, activityForSale, activityStateOf } from './activity.ts';
import { saleEnd } from './meeting.ts';

/** A column: when the first unpaid order of `which` releases its places. */
export const firstRelease = (db: Database, which: SQL | undefined) => {
  const first = db
    .select({ at: sql`min(${orderTable.expireAt})` })
    .from(orderTable)
    .where(and(which, eq(orderTable.state, 'unpaid')));
  return sql`${first}`.mapWith((at: string): Date | null => new Date(at));
};

/** A column: how many places unpaid orders hold. */
const heldSeats = (db: Database, which: SQL | undefined) => {
  const held = db
    .select({ seats: sql`coalesce(sum(${orderTable.quantity}), 0)` })
    .from(orderTable)
    .where(and(which, eq(orderTable.state, 'unpaid')));
  return sql`${held}`.mapWith(Number);
};

export const shownColumns = (db: Database) => {
  const ofActivity = and(
    inArray(orderTable.kind, ['team', 'flash']),
    eq(orderTable.targetId, activity.id),
  );
  return {
    ...getTableColumns(activity),
    held: heldSeats(db, ofActivity),
    releaseAt: firstRelease(db, ofActivity),
  };
};

export type ShownActivity = ActivityOnSale & { held: number; releaseAt: Date | null };

export const soldSeats = ({ taken, held }: Pick<ShownActivity, 'taken' | 'held'>): number =>
  taken - held;

/** `product` is null once it is removed. Refuses `noSuchActivity`, also for an unpublished activity. */
export const activityWithProduct = async (db: Database, key: number | null, type: number) => {
  const [found] = await db
    .select({ row: shownColumns(db), product })
    .from(activity)
    .leftJoin(product, eq(product.id, activity.productId))
    .where(eq(activity.id, key ?? 0));
  return { row: activityForSale(found?.row, type), product: found?.product ?? null };
};

export const activitiesBy = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ShownActivity>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(shownColumns(db))
    .from(activity)
    .where(inArray(activity.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Refuses `noSuchActivity`. */
export const shownActivity = async (db: Database, id: number): Promise<ShownActivity> => {
  const row = (await activitiesBy(db, [id])).get(id);
  if (!row) throw new RefusedError(activityRefusals.noSuchActivity);
  return row;
};

export const toActivityRow = (row: ShownActivity, now: number): ActivityRow => ({
  id: String(row.id),
  type: row.type,
  title: row.title,
  subtitle: row.subtitle,
  thumb: row.thumb,
  price: yuan(row.priceFen),
  groupPrice: yuan(row.groupPriceFen),
  learners: soldSeats(row),
  state: activityStateOf(row, now),
  need: row.type === TEAM ? row.need : 0,
  quota: row.quota ?? 0,
  left: row.quota === null ? 0 : row.quota - row.taken,
  held: row.held,
  releaseAt: row.releaseAt?.getTime() ?? null,
  offline: row.venue !== '',
  venue: row.venue,
  startTime: row.startAt.getTime(),
  endTime: saleEnd(row).getTime(),
  now,
});
