import { and, asc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { publicationRefusals } from '#schemas/publication/refusals.ts';
import type { Database } from '../../../db/database.ts';
import { homeSchedule } from '../../../db/tables/publication.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { chinaText } from '../../../platform/time/china-time.ts';
import { DAY } from '../../../platform/time/durations.ts';

export type Schedule = typeof homeSchedule.$inferSelect;

const OPEN = ['waiting', 'live', 'paused'] as const;

export const isOpen = ({ state }: Schedule): boolean => OPEN.some((open) => open === state);

export const isOver = ({ endAt }: Schedule, now: number): boolean =>
  endAt !== null && endAt.getTime() <= now;

export const hasBegun = ({ releaseId }: Schedule): boolean => releaseId !== null;

export const planNamed = ({ id, name }: { id: number; name: string }) => ({ id, name });

export const scheduleView = (schedule: Schedule) => {
  const { id, startAt, endAt, author, note, state, trouble, handledAt } = schedule;
  return {
    ...{ id, author, note, state },
    from: startAt.getTime(),
    until: endAt?.getTime() ?? null,
    begun: hasBegun(schedule),
    trouble: handledAt === null ? trouble : null,
    plans: schedule.plans.map(planNamed),
  };
};

export const titleOf = ({ startAt, author, note }: Schedule): string =>
  `${author} 定于 ${chinaText(startAt.getTime())} 的发布${note ? `（${note}）` : ''}`;

const open = inArray(homeSchedule.state, [...OPEN]);
const troubled = and(isNotNull(homeSchedule.trouble), isNull(homeSchedule.handledAt));
export const isShown = or(open, troubled);
const soonestFirst = [asc(homeSchedule.startAt), asc(homeSchedule.id)];

export const openSchedules = (db: Database): Promise<Schedule[]> =>
  db
    .select()
    .from(homeSchedule)
    .where(open)
    .orderBy(...soonestFirst);

export const shownSchedules = (db: Database): Promise<Schedule[]> =>
  db
    .select()
    .from(homeSchedule)
    .where(isShown)
    .orderBy(...soonestFirst);

export const scheduleById = async (db: Database, id: number): Promise<Schedule> => {
  const [schedule] = await db.select().from(homeSchedule).where(eq(homeSchedule.id, id));
  if (!schedule) throw new RefusedError(publicationRefusals.noSuchSchedule);
  return schedule;
};

export const lockSchedule = async (tx: Database, id: number): Promise<Schedule | undefined> =>
  (await tx.select().from(homeSchedule).where(eq(homeSchedule.id, id)).for('update'))[0];

export const lockScheduleById = async (tx: Database, id: number): Promise<Schedule> => {
  const schedule = await lockSchedule(tx, id);
  if (!schedule) throw new RefusedError(publicationRefusals.noSuchSchedule);
  return schedule;
};

export const lockOpenSchedule = async (
  tx: Database,
  id: number,
  now: number,
): Promise<Schedule> => {
  const schedule = await lockScheduleById(tx, id);
  if (!isOpen(schedule) || (schedule.state !== 'live' && isOver(schedule, now)))
    throw new RefusedError(publicationRefusals.scheduleOver);
  return schedule;
};

export const changeRow = async (
  tx: Database,
  id: number,
  change: Partial<Schedule>,
): Promise<void> => {
  await tx.update(homeSchedule).set(change).where(eq(homeSchedule.id, id));
};

const LONGEST_WAIT = 90 * DAY;
const LAST_MOMENT = 8.64e15;

/** In ms; null: the changes stay. */
export type Times = { from: number; until: number | null };

export const assertStart = ({ from }: Times, now: number): void => {
  if (from <= now || from > now + LONGEST_WAIT)
    throw new RefusedError(publicationRefusals.scheduleStart);
};

export const assertEnd = ({ from, until }: Times, now: number): void => {
  if (until !== null && (until <= from || until <= now || until > LAST_MOMENT))
    throw new RefusedError(publicationRefusals.scheduleEnd);
};

export const rowTimes = ({ from, until }: Times) => ({
  startAt: new Date(from),
  endAt: until === null ? null : new Date(until),
});
