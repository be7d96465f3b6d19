import { and, type Column, eq, exists, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Occasion } from '#schemas/ticket/fields.ts';
import type { Database } from '../../db/database.ts';
import { activity } from '../../db/tables/activity.ts';
import { ticketTable } from '../../db/tables/ticket.ts';
import { startOfDay } from '../../platform/time/china-time.ts';
import { DAY } from '../../platform/time/durations.ts';
import { type ActivityOnSale, meetingTime, occasionOf } from '../order/index.ts';

type Named = { title: string; thumb: string; occasion: Occasion };

const byKeys = async (
  db: Database,
  ids: readonly number[],
  now: number,
): Promise<Map<number, Named>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(activity)
    .where(inArray(activity.id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      { title: row.title, thumb: row.thumb, occasion: occasionOf(row, now) },
    ]),
  );
};

const tickets = (db: Database, more = sql`true`) =>
  sql<number>`${db
    .select({ n: sql`count(*)` })
    .from(ticketTable)
    .where(
      and(
        eq(ticketTable.target, 'activity'),
        eq(ticketTable.targetId, activity.id),
        sql`${ticketTable.voidedAt} is null`,
        more,
      ),
    )}`.mapWith(Number);

const MOST = 100;

const toListed = (row: ActivityOnSale & { issued: number; used: number }) => {
  const { from, until } = meetingTime(row);
  const { id, title, venue, issued, used } = row;
  const times = { startAt: from.getTime(), endAt: until.getTime() };
  return { target: 'activity', id, title, venue, ...times, issued, used } as const;
};

const startsAt = sql`coalesce(${activity.meetsAt}, ${activity.startAt})`;
const endsAt = sql`coalesce(${activity.meetsUntil}, ${activity.meetsAt}, ${activity.endAt})`;

/** Offline activities stay in the list for a day after their end. */
const nearby = async (db: Database, now: number) => {
  const since = new Date(now - DAY).toISOString();
  const rows = await db
    .select({
      row: activity,
      issued: tickets(db),
      used: tickets(db, sql`${ticketTable.usedAt} is not null`),
    })
    .from(activity)
    .where(and(ne(activity.venue, ''), gte(endsAt, since)))
    .orderBy(startsAt, activity.id)
    .limit(MOST);
  return rows.map(({ row, issued, used }) => toListed({ ...row, issued, used }));
};

/** An activity is over once its last day in China has passed. */
const isOver = (db: Database, key: Column, now: number): SQL =>
  exists(
    db
      .select({ id: activity.id })
      .from(activity)
      .where(and(eq(activity.id, key), lt(endsAt, new Date(startOfDay(now)).toISOString()))),
  );

export const activityOccasions = { byKeys, nearby, isOver };
