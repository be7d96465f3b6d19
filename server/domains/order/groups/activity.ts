import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { ActivityState } from '#schemas/activity/endpoints.ts';
import type { ActivityKind } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import { activityStateAt } from '#schemas/activity/state.ts';
import type { Database } from '../../../db/database.ts';
import { activity } from '../../../db/tables/activity.ts';
import { orderTable } from '../../../db/tables/order.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { isPast, saleEnd } from './meeting.ts';

export type ActivityOnSale = typeof activity.$inferSelect;

/** A second place brings no second course, so a member gets one, whatever the activity allows. */
const MOST_OF_COURSE = 1;

export const limitsOf = ({
  perOrder,
  perMember,
}: Pick<ActivityOnSale, 'perOrder' | 'perMember'>) => ({
  perOrder: Math.min(perOrder, MOST_OF_COURSE),
  perMember: Math.min(perMember, MOST_OF_COURSE),
});

/** Refuses `noSuchActivity` for one that is unpublished or sells nothing. */
export const activityForSale = <Row extends ActivityOnSale>(row: Row | undefined, type: number) => {
  if (!row?.published || row.type !== type || row.productId === null)
    throw new RefusedError(activityRefusals.noSuchActivity);
  return { ...row, productId: row.productId };
};

/** Refuses `noSuchActivity`. */
export const activityOf = async (
  db: Database,
  key: number | null,
  type: number,
): Promise<ActivityOnSale & { productId: number }> => {
  const [row] = key === null ? [] : await db.select().from(activity).where(eq(activity.id, key));
  return activityForSale(row, type);
};

export const activityStateOf = (row: ActivityOnSale, now: number): ActivityState => {
  const { startAt, quota, taken } = row;
  const isFull = quota !== null && taken >= quota;
  return activityStateAt(
    { startAt: startAt.getTime(), endAt: saleEnd(row).getTime(), isFull },
    now,
  );
};

const closed = {
  before: activityRefusals.activityEarly,
  over: activityRefusals.activityOver,
  soldout: activityRefusals.soldOut,
} as const;

type Exceptions = {
  /** The member's unpaid order already holds a place. */
  soldout: boolean;
  over?: boolean;
};

/**
 * Refuses `activityEarly` before the start, `activityOver` after the end, `soldOut` without places, apart
 * from the exceptions.
 */
export const assertRunning = (
  row: ActivityOnSale,
  now: number,
  { soldout, over = false }: Exceptions,
): void => {
  const state = activityStateOf(row, now);
  if (state === 'running' || (state === 'over' && over && !isPast(row, now))) return;
  if (state === 'soldout' && soldout) return;
  throw new RefusedError(closed[state]);
};

/** Simultaneous orders get no more places than there are. Refuses `soldOut`. */
export const takeSeats = async (tx: Database, id: number, seats: number): Promise<void> => {
  const left = or(
    isNull(activity.quota),
    lte(sql`${activity.taken} + ${seats}::int`, activity.quota),
  );
  const taken = await tx
    .update(activity)
    .set({ taken: sql`${activity.taken} + ${seats}::int` })
    .where(and(eq(activity.id, id), left))
    .returning({ id: activity.id });
  if (taken.length === 0) throw new RefusedError(activityRefusals.soldOut);
};

export const releaseSeats = async (tx: Database, id: number, seats: number): Promise<void> => {
  await tx
    .update(activity)
    .set({ taken: sql`${activity.taken} - ${seats}::int` })
    .where(eq(activity.id, id));
};

export const seatsOfMember = async (
  db: Database,
  kind: ActivityKind,
  activityId: number,
  memberId: number,
): Promise<number> => {
  const own = and(
    eq(orderTable.kind, kind),
    eq(orderTable.targetId, activityId),
    eq(orderTable.memberId, memberId),
    inArray(orderTable.state, ['unpaid', 'grouping', 'done']),
  );
  const sum = sql<number>`coalesce(sum(${orderTable.quantity}), 0)`.mapWith(Number);
  const [row] = await db.select({ sum }).from(orderTable).where(own);
  return row?.sum ?? 0;
};
