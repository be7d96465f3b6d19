import { type SQL, sql } from 'drizzle-orm';
import { noOccasion, type Occasion } from '#schemas/ticket/fields.ts';
import { activity } from '../../../db/tables/activity.ts';
import { momentText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';

type Activity = typeof activity.$inferSelect;

/** What of an activity says when and where people meet. */
export type Meeting = Pick<
  Activity,
  'venue' | 'startAt' | 'endAt' | 'meetsAt' | 'meetsUntil' | 'returnHours'
>;

/** From when to when people meet; where nobody said, from when to when it is sold. */
export const meetingTime = ({ startAt, endAt, meetsAt, meetsUntil }: Meeting) =>
  meetsAt ? { from: meetsAt, until: meetsUntil ?? meetsAt } : { from: startAt, until: endAt };

/** Until when an activity sells: nobody buys what has taken place already. */
export const saleEnd = (row: Meeting): Date => {
  const { until } = meetingTime(row);
  return until < row.endAt ? until : row.endAt;
};

/** The same as SQL. */
const saleEnds: SQL = sql`least(${activity.endAt},
  case when ${activity.meetsAt} is not null then coalesce(${activity.meetsUntil}, ${activity.meetsAt}) end)`;

/** Whether an activity sells no more at a moment, in ms, as a condition on its row. */
export const saleIsOver = (now: number): SQL => sql`${saleEnds} <= ${new Date(now).toISOString()}`;

/** The contrary. */
export const stillSells = (now: number): SQL => sql`${saleEnds} > ${new Date(now).toISOString()}`;

export const isPast = (row: Meeting, now: number): boolean =>
  row.meetsAt !== null && meetingTime(row).until.getTime() <= now;

/**
 * Until when a place comes back by the activity's own rule, in ms; 0 for never, null where it has no
 * such rule, so that its product's holds.
 */
export const returnableBefore = ({ venue, meetsAt, returnHours }: Meeting): number | null => {
  if (venue === '' || meetsAt === null) return null;
  return returnHours === null ? 0 : meetsAt.getTime() - returnHours * HOUR;
};

/** The activity's own rule in words as it stands now, '' where it has none. */
export const refundTextOf = (row: Meeting, now: number): string => {
  const until = returnableBefore(row);
  if (until === null) return '';
  if (until === 0) return '购买后不可退款';
  const when = row.returnHours ? `活动开始前 ${row.returnHours} 小时` : '活动开始前';
  if (now >= until) return `${when}可退款，现已过退款时间`;
  return `${when}可退款（${momentText(until, now)} 前），签到后不可退款`;
};

const degrees = (value: number | null): string => (value === null ? '' : String(value));

/** When and where people meet, as the wire has it. */
export const occasionOf = (row: Activity, now: number): Occasion => {
  if (row.venue === '') return noOccasion;
  const { from, until } = meetingTime(row);
  return {
    startAt: from.getTime(),
    endAt: until.getTime(),
    venue: row.venue,
    address: row.address,
    latitude: degrees(row.latitude),
    longitude: degrees(row.longitude),
    refundText: refundTextOf(row, now),
  };
};
