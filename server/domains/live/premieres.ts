import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { addJob, bringForward, type JobHandler } from '../../platform/jobs/jobs.ts';
import { SECOND } from '../../platform/time/durations.ts';
import type { Rooms } from './socket/rooms.ts';

const PREMIERES = 'premieres';
const SUBJECT = 'all';
const POLL_MS = 10 * SECOND;

type Premiere = Pick<
  typeof live.$inferInsert,
  'title' | 'thumb' | 'password' | 'priceFen' | 'teacherId' | 'introHtml' | 'startAt'
> & { endAt: Date; stream: string };

/** A broadcast that begins and ends by the clock, and is its own replay; returns its number. */
export const addPremiere = async (tx: Database, premiere: Premiere): Promise<number> => {
  const own = { status: COMING, replay: premiere.stream, premiere: true, published: true };
  const [made] = await tx
    .insert(live)
    .values({ ...premiere, ...own })
    .returning({ id: live.id });
  if (!made) throw new Error('an insert returned no row');
  return made.id;
};

const isOpen = and(eq(live.premiere, true), eq(live.published, true), ne(live.status, OVER));

const turnDue = async (db: Database, now: number): Promise<number[]> => {
  const at = new Date(now);
  const set = (status: number, from: readonly number[], due: ReturnType<typeof and>) =>
    db
      .update(live)
      .set({ status })
      .where(and(isOpen, inArray(live.status, [...from]), due))
      .returning({ id: live.id });
  const ended = await set(OVER, [COMING, ON_AIR], lte(live.endAt, at));
  const begun = await set(ON_AIR, [COMING], and(lte(live.startAt, at), gt(live.endAt, at)));
  return [...ended, ...begun].map(({ id }) => id);
};

/** In ms; undefined where none is to come. */
const nextTurn = async (db: Database): Promise<number | undefined> => {
  const turn = sql`case when ${live.status} = ${COMING} then ${live.startAt} else ${live.endAt} end`;
  const [next] = await db
    .select({ at: sql`min(${turn})`.mapWith(live.startAt) })
    .from(live)
    .where(isOpen);
  // an aggregate of no rows is null, whatever its column
  return (next?.at as Date | null | undefined)?.getTime();
};

/**
 * Polls for what begins or ends, since operators change both: a job for a fixed moment would be out of date.
 * @internal for tests
 */
export const turnPremieres =
  ({ turn }: Pick<Rooms, 'turn'>): JobHandler =>
  async (db, subject, now) => {
    const turned = await turnDue(db, now);
    if (turned.length > 0) await turn(turned);
    const next = Math.max(now, (await nextTurn(db)) ?? Number.POSITIVE_INFINITY);
    const dueAt = Math.min(next, now + POLL_MS);
    return (tx) => addJob(tx, { kind: PREMIERES, subject, dueAt });
  };

export const startPremieres = ({ app, db, clock, jobs }: DomainHost, rooms: Rooms): void => {
  app.addHook('onListen', () =>
    bringForward(db, { kind: PREMIERES, subject: SUBJECT, dueAt: clock() }),
  );
  jobs.own({ [PREMIERES]: turnPremieres(rooms) });
};
