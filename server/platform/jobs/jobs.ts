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

/** @internal What a run knows of the job that it holds. */
export type Lease = {
  /** From 1. Runs that a stopping server gave back do not count. */
  tries: number;
  /**
   * For work that takes longer than a lease, which is renewed meanwhile. `stop` is aborted when the server stops or the
   * job has gone to another one; work that then throws gives the job back.
   */
  during: <T>(work: (stop: AbortSignal) => Promise<T>) => Promise<T>;
};

/** Whatever it does outside of `Finish` may happen twice. */
export type JobHandler = (
  db: Database,
  subject: string,
  now: number,
  lease: Lease,
) => Promise<Finish | undefined>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

type Run = { kind: string; ms: number };

export type JobEnds = {
  done?: (run: Run) => void;
  failed?: (error: unknown, run: Run) => void;
};

type Due = { kind: string; subject: string; dueAt: number };

/** How long a server holds a job, in ms; what takes longer renews it. */
const LEASE = MINUTE;
const RENEWAL = LEASE / 4;
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

/** `until`: the end of the lease as stored; undefined once another server holds the job. */
type Hold = { job: Job; until: Date | undefined; isGivenBack: boolean };

const ownRow = ({ job: { id }, until }: Hold) =>
  until ? and(eq(job.id, id), eq(job.takenUntil, until)) : sql`false`;

const renew = async (db: Database, hold: Hold, now: number): Promise<void> => {
  const until = new Date(now + LEASE);
  const renewed = await db
    .update(job)
    .set({ takenUntil: until })
    .where(ownRow(hold))
    .returning({ id: job.id });
  hold.until = renewed.length > 0 ? until : undefined;
};

const leaseOf = (
  db: Database,
  hold: Hold,
  clock: () => number,
  stop: AbortSignal | undefined,
): Lease => ({
  tries: hold.job.tries,
  during: async (work) => {
    const ending = new AbortController();
    const end = (): void => {
      hold.isGivenBack = true;
      ending.abort();
    };
    let renewing = Promise.resolve();
    const look = async (): Promise<void> => {
      // without the database the lease runs out, and then another server may begin
      await renew(db, hold, clock()).catch(() => {});
      if (!hold.until || hold.until.getTime() <= clock()) end();
    };
    const timer = setInterval(() => {
      renewing = renewing.then(look);
    }, RENEWAL);
    stop?.addEventListener('abort', end, { once: true });
    if (stop?.aborted) end();
    try {
      return await work(ending.signal);
    } finally {
      clearInterval(timer);
      stop?.removeEventListener('abort', end);
      await renewing;
    }
  },
});

/** As if it had not been taken. */
const giveBack = async (db: Database, hold: Hold): Promise<void> => {
  await db
    .update(job)
    .set({ takenUntil: null, tries: sql`greatest(${job.tries} - 1, 0)` })
    .where(ownRow(hold));
};

const putOff = async (db: Database, hold: Hold, error: unknown, now: number) => {
  const { tries } = hold.job;
  const pause = Math.min(1000 * 2 ** Math.min(tries, 20), LONGEST_PAUSE);
  const failure = error instanceof Error ? cutSigns(error.message, 500) : '';
  await db
    .update(job)
    .set({ takenUntil: null, dueAt: new Date(now + pause), failure })
    .where(ownRow(hold));
};

/**
 * Runs all due jobs of the kinds with handlers, one after the other, and returns how many; begins none after `stop`.
 * A job whose server died is free after a minute, or as long after its lease was last renewed; one that fails is put off. `clock` gives ms; it is read for each
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
    const hold: Hold = { job: next, until: next.takenUntil ?? undefined, isGivenBack: false };
    const lease = leaseOf(db, hold, clock, stop);
    try {
      await end(db, next, await handlers[kind]?.(db, subject, clock(), lease));
      done += 1;
      ends.done?.(run());
    } catch (error) {
      if (hold.isGivenBack) {
        await giveBack(db, hold);
        continue;
      }
      ends.failed?.(error, run());
      await putOff(db, hold, error, clock());
    }
  }
  return done;
};
