import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { cutSigns } from '#schemas/text/text-signs.ts';
import type { Database } from '../../db/database.ts';
import { interval } from '../../db/database-clock.ts';
import { retryOnConflict } from '../../db/retry-on-conflict.ts';
import { sent } from '../../db/signals.ts';
import { job } from '../../db/tables/job.ts';
import { HOUR, MINUTE, SECOND } from '../time/durations.ts';

/** Runs in the transaction that deletes the job, so exactly once. */
type Finish = (tx: Database) => Promise<void>;

/** Whatever it does outside of `Finish` may happen twice. */
export type JobHandler = (
  db: Database,
  subject: string,
  now: number,
) => Promise<Finish | undefined>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

type Run = { kind: string; ms: number };

export type JobEnds = {
  done?: (run: Run) => void;
  failed?: (error: unknown, run: Run) => void;
};

type Due = { kind: string; subject: string; dueAt: number };

/** How long a server holds a job, in ms; no job takes as long. */
const LEASE = MINUTE;
const LONGEST_PAUSE = HOUR;

export const LONGEST_SLEEP = 10 * SECOND;

/**
 * Notifies all servers of a job that is due before each has polled, however long the transaction takes. Later jobs,
 * as placing an order adds, cost no signal.
 */
const notifyIfSoon = {
  notified: sql`case when ${job.dueAt} < clock_timestamp() + ${interval(3 * LONGEST_SLEEP)}
    then ${sent('job', sql`(extract(epoch from ${job.dueAt}) * 1000)::bigint::text`)} end`,
};

/** In the caller's transaction. Nothing is added where a job of this kind and subject exists. */
export const addJob = async (db: Database, { kind, subject, dueAt }: Due): Promise<void> => {
  await db
    .insert(job)
    .values({ kind, subject, dueAt: new Date(dueAt) })
    .onConflictDoNothing()
    .returning(notifyIfSoon);
};

/** An existing job is only ever moved forward. */
export const bringForward = async (db: Database, { kind, subject, dueAt }: Due): Promise<void> => {
  const at = new Date(dueAt);
  await db
    .insert(job)
    .values({ kind, subject, dueAt: at })
    .onConflictDoUpdate({
      target: [job.kind, job.subject],
      set: { dueAt: at },
      setWhere: gt(job.dueAt, at),
    })
    .returning(notifyIfSoon);
};

type Job = typeof job.$inferSelect;

const free = (now: number) => or(isNull(job.takenUntil), lte(job.takenUntil, new Date(now)));

/** The job that has been due longest; `skip locked` gives parallel servers different ones. */
const take = async (db: Database, kinds: string[], now: number): Promise<Job | undefined> => {
  const due = db
    .select({ id: job.id })
    .from(job)
    .where(and(inArray(job.kind, kinds), lte(job.dueAt, new Date(now)), free(now)))
    .orderBy(asc(job.dueAt), asc(job.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(job)
    .set({ takenUntil: new Date(now + LEASE), tries: sql`${job.tries} + 1` })
    .where(inArray(job.id, due))
    .returning();
  return taken;
};

/** In ms; null where no job of these kinds can be taken within `ahead` ms. */
export const nextDue = async (
  db: Database,
  kinds: string[],
  now: number,
  ahead: number,
): Promise<number | null> => {
  const free = sql`greatest(${job.dueAt}, ${job.takenUntil})`;
  const [row] = await db
    .select({ at: sql<number | null>`(extract(epoch from min(${free})) * 1000)::float8` })
    .from(job)
    .where(and(inArray(job.kind, kinds), lte(job.dueAt, new Date(now + ahead))));
  return row?.at ?? null;
};

const end = (db: Database, { id }: Job, finish: Finish | undefined): Promise<void> =>
  retryOnConflict(db, async (tx) => {
    const removed = await tx.delete(job).where(eq(job.id, id)).returning({ id: job.id });
    if (removed.length > 0) await finish?.(tx);
  });

const putOff = async (db: Database, { id, tries }: Job, error: unknown, now: number) => {
  const pause = Math.min(1000 * 2 ** Math.min(tries, 20), LONGEST_PAUSE);
  const failure = error instanceof Error ? cutSigns(error.message, 500) : '';
  await db
    .update(job)
    .set({ takenUntil: null, dueAt: new Date(now + pause), failure })
    .where(eq(job.id, id));
};

/**
 * Runs all due jobs of the kinds with handlers, one after the other, and returns how many; begins none after `stop`.
 * A job whose server died is free after a minute; one that fails is put off. `clock` gives ms; it is read for each
 * job.
 */
export const runJobs = async (
  db: Database,
  handlers: JobHandlers,
  clock: () => number,
  ends: JobEnds = {},
  stop?: AbortSignal,
): Promise<number> => {
  const kinds = Object.keys(handlers);
  let done = 0;
  while (!stop?.aborted) {
    const next = await take(db, kinds, clock());
    if (!next) break;
    const { kind, subject } = next;
    const begun = performance.now();
    const run = (): Run => ({ kind, ms: performance.now() - begun });
    try {
      await end(db, next, await handlers[kind]?.(db, subject, clock()));
      done += 1;
      ends.done?.(run());
    } catch (error) {
      ends.failed?.(error, run());
      await putOff(db, next, error, clock());
    }
  }
  return done;
};
