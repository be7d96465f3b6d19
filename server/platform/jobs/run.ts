import type { FastifyInstance } from 'fastify';
import type { Line } from '../../db/connections/line.ts';
import type { Database } from '../../db/database.ts';
import { countRuns, type Meters } from '../metrics/meters.ts';
import type { DiskCapacity } from '../storage/disk-capacity.ts';
import { SECOND } from '../time/durations.ts';
import { alarm } from './alarm.ts';
import {
  type JobEnds,
  type JobHandler,
  type JobHandlers,
  LONGEST_SLEEP,
  nextDue,
  runJobs,
} from './jobs.ts';
import { type Sweeps, startSweeping } from './sweeping.ts';

/** Jobs that run at a time: slow ones block few, and connections are left for calls. */
const AT_ONCE = 4;

/** The time between two looks while some are under way, in ms. */
const POLL_MS = SECOND;
/** The shortest sleep, in ms: what is due and cannot be taken is being taken by another server. */
const SHORTEST_SLEEP = 100;
/** How long a stopping server waits for running jobs, in ms. */
const TIMEOUT_MS = 3 * SECOND;

/** Adds the handlers of a domain's jobs; each kind has one. */
type AddHandlers = (handlers: JobHandlers) => void;

/** Two pollers: `own` for jobs that need only the database, `provider` for those that ask it. */
export type JobRunners = {
  own: AddHandlers;
  provider: AddHandlers;
  /** Adds what is swept once an hour. */
  hourly: (sweeps: Sweeps) => void;
};

/** The server beside which the pollers run. `clock` gives ms. */
type Server = {
  app: FastifyInstance;
  db: Database;
  line: Pick<Line, 'hear'>;
  clock: () => number;
  meters: Meters;
  capacity: Pick<DiskCapacity, 'has'>;
};

const tellingEnds = ({ app, meters }: Server): JobEnds => {
  const count = countRuns(meters, {
    name: 'learning_job',
    help: { count: 'Runs of jobs by kind and outcome', time: 'Time that a run took' },
    by: 'kind',
  });
  return {
    done: ({ kind, ms }) => count(kind, 'done', ms),
    failed: (error, { kind, ms }) => {
      count(kind, 'failed', ms);
      app.log.error({ err: error, kind }, 'job failed');
    },
  };
};

/**
 * While the server listens: what is due happens within a second of its time, also while a few others
 * are waiting for somebody. With nothing under way it sleeps until the next job that it knows or is told
 * of, and looks for others every ten seconds. While the disk is full it begins none. A server that stops begins none; one that does not end is
 * left behind.
 */
const startRunner = (
  { app, db, line, clock, capacity }: Server,
  handlers: JobHandlers,
  ends: JobEnds,
): void => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const failed = (error: unknown) => app.log.error({ err: error }, 'jobs not looked at');
  const next = alarm(() => begin(), clock);
  /** The earliest job that was told of since the last look for the next one. */
  let earliestDue = Number.POSITIVE_INFINITY;

  const sleep = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    earliestDue = Number.POSITIVE_INFINITY;
    const now = clock();
    const due = await nextDue(db, Object.keys(handlers), now, LONGEST_SLEEP);
    if (running.size > 0 || stopping.signal.aborted) return;
    const at = Math.min(due ?? now + LONGEST_SLEEP, earliestDue);
    next.set(Math.max(at, now + SHORTEST_SLEEP));
  };
  const begin = () => {
    next.set(clock() + POLL_MS);
    if (running.size >= AT_ONCE || !capacity.has('staff')) return;
    const run: Promise<void> = runJobs(db, handlers, clock, ends, stopping.signal)
      .then(() => {}, failed)
      .finally(() => {
        running.delete(run);
        // without an answer it looks again in a second
        if (running.size === 0) sleep().catch(() => {});
      });
    running.add(run);
  };
  const hear = (text: string | undefined) => {
    earliestDue = Math.min(earliestDue, text === undefined ? clock() : Number(text));
    if (running.size === 0) next.bringForward(earliestDue);
  };
  let deafen = () => {};
  app.addHook('onListen', async () => {
    deafen = line.hear('job', hear);
    begin();
  });
  app.addHook('preClose', async () => {
    deafen();
    next.clear();
    stopping.abort();
  });
  app.addHook('onClose', async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, TIMEOUT_MS);
    });
    await Promise.race([Promise.all(running), over]);
    clearTimeout(timer);
  });
};

export const startJobRunners = (server: Server): JobRunners => {
  const known = new Set<string>();
  const ends = tellingEnds(server);
  const runner = (): AddHandlers => {
    const handlers: Record<string, JobHandler> = {};
    startRunner(server, handlers, ends);
    return (more) => {
      for (const [kind, handler] of Object.entries(more)) {
        if (known.has(kind)) throw new Error(`jobs of kind ${kind} have two handlers`);
        known.add(kind);
        handlers[kind] = handler;
      }
    };
  };
  const own = runner();
  return { own, provider: runner(), hourly: startSweeping(server, own) };
};
