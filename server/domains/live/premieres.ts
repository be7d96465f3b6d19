import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { COMING, ON_AIR, OVER } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { addJob, bringForward, type JobHandler } from '../../platform/jobs/jobs.ts';
import type { Rooms } from './socket/rooms.ts';

const PREMIERES = 'premieres';
const SUBJECT = 'all';

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

/** What begins or ends by the clock some day. */
const isOpen = and(
  ...[eq(live.premiere, true), eq(live.published, true), isNotNull(live.endAt)],
  inArray(live.status, [COMING, ON_AIR]),
);

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
 * Turns what is due, and leaves a job for the next turn, if there is one. A trigger brings it forward where a premiere is
 * changed: its transaction and the job's last step wait for each other on the job's row, so neither misses the other.
 * @internal for tests
 */
export const turnPremieres =
  ({ turn }: Pick<Rooms, 'turn'>): JobHandler =>
  async (db, subject, now) => {
    const turned = await turnDue(db, now);
    if (turned.length > 0) await turn(turned);
    return async (tx) => {
      const next = await nextTurn(tx);
      if (next === undefined) return;
      await addJob(tx, { kind: PREMIERES, subject, dueAt: Math.max(now, next) });
    };
  };

/** The trigger knows nothing of premieres from before it, nor of a job that was put off. */
const begin = async (db: Database): Promise<void> => {
  const next = await nextTurn(db);
  if (next !== undefined)
    await bringForward(db, { kind: PREMIERES, subject: SUBJECT, dueAt: next });
};

export const startPremieres = ({ app, db, jobs }: DomainHost, rooms: Rooms): void => {
  app.addHook('onListen', () => begin(db));
  jobs.own({ [PREMIERES]: turnPremieres(rooms) });
};
