import { type SQL, sql } from 'drizzle-orm';
import { noOccasion, type Occasion } from '#schemas/ticket/fields.ts';
import { activity } from '../../../db/tables/activity.ts';
import { momentText } from '../../../platform/time/china-time.ts';
import { HOUR } from '../../../platform/time/durations.ts';

type Activity = typeof activity.$inferSelect;

export type Meeting = Pick<
  Activity,
  'venue' | 'startAt' | 'endAt' | 'meetsAt' | 'meetsUntil' | 'returnHours'
>;

/** Where no meeting is set, the time of the sale. */
export const meetingTime = ({ startAt, endAt, meetsAt, meetsUntil }: Meeting) =>
  meetsAt ? { from: meetsAt, until: meetsUntil ?? meetsAt } : { from: startAt, until: endAt };

/** Sales end with the meeting, where that is earlier. */
export const saleEnd = (row: Meeting): Date => {
  const { until } = meetingTime(row);
  return until < row.endAt ? until : row.endAt;
};

/** `saleEnd` as SQL. */
const saleEnds: SQL = sql`least(${activity.endAt},
  case when ${activity.meetsAt} is not null then coalesce(${activity.meetsUntil}, ${activity.meetsAt}) end)`;

export const saleIsOver = (now: number): SQL => sql`${saleEnds} <= ${new Date(now).toISOString()}`;

export const stillSells = (now: number): SQL => sql`${saleEnds} > ${new Date(now).toISOString()}`;

export const isPast = (row: Meeting, now: number): boolean =>
  row.meetsAt !== null && meetingTime(row).until.getTime() <= now;

/**
 * Until when a place can be refunded by the activity's own rule, in ms; 0 for never, null without such a
 * rule, where the product's holds.
 */
export const returnableBefore = ({ venue, meetsAt, returnHours }: Meeting): number | null => {
  if (venue === '' || meetsAt === null) return null;
  return returnHours === null ? 0 : meetsAt.getTime() - returnHours * HOUR;
};

/** The activity's own refund rule in Chinese; '' without one. */
export const refundTextOf = (row: Meeting, now: number): string => {
  const until = returnableBefore(row);
  if (until === null) return '';
  if (until === 0) return '购买后不可退款';
  const when = row.returnHours ? `活动开始前 ${row.returnHours} 小时` : '活动开始前';
  if (now >= until) return `${when}可退款，现已过退款时间`;
  return `${when}可退款（${momentText(until, now)} 前），签到后不可退款`;
};

const degrees = (value: number | null): string => (value === null ? '' : String(value));

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
