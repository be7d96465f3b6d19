import { and, between, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { activityKindOf, activityKinds } from '#schemas/activity/kind.ts';
import { activityRefusals } from '#schemas/activity/refusals.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import type { Beginning, Reservable } from '../../libraries/relation/index.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import { chinaText } from '../../platform/time/china-time.ts';
import { MINUTE } from '../../platform/time/durations.ts';
import { yuan } from '../../platform/wire/yuan.ts';
import { type ActivityOnSale, activityStateOf, stillSells } from '../order/index.ts';

/** Refuses `activityOver`, and `activityBegun` where the activity is running already. */
export const assertUpcoming = async (db: Database, id: number, now: number): Promise<void> => {
  const [row] = await db.select().from(activity).where(eq(activity.id, id));
  const state = row && activityStateOf(row, now);
  if (state === 'over') throw new RefusedError(activityRefusals.activityOver);
  if (state !== 'before') throw new RefusedError(activityRefusals.activityBegun);
};

const begins = (row: ActivityOnSale, now: number): Beginning => {
  const { id, title, startAt, quota } = row;
  const { name, addressOf } = activityKinds[activityKindOf(row)];
  const soon = startAt.getTime() > now;
  const when = soon ? `将于 ${chinaText(startAt.getTime())} 开始` : '已经开始';
  const seatsText = quota === null ? '' : `，共 ${quota} 个名额，先到先得`;
  const body = `你设了提醒的“${title}”${when}，${name}价 ¥${yuan(row.groupPriceFen)}${seatsText}。`;
  const heading = `${name}${soon ? '即将开始' : '开始了'}`;
  return { id, startAt, news: { group: 'order', title: heading, body, link: addressOf({ id }) } };
};

/** Reminders go only to members who can still buy when the activity begins. */
export const reservableActivities: Reservable = {
  target: 'activity',
  ahead: 5 * MINUTE,
  beginning: async (db, { from, until }, now) => {
    const { published, productId, startAt, quota, taken } = activity;
    const sold = and(eq(published, true), isNotNull(productId), stillSells(now));
    const left = or(isNull(quota), lt(taken, quota));
    const rows = await db
      .select()
      .from(activity)
      .where(and(sold, left, between(startAt, from, until)));
    return rows.map((row) => begins(row, now));
  },
};
