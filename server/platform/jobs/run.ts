import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Meters } from '../metrics/meters.ts';
import { SECOND } from '../time/durations.ts';
import { type JobEnds, type JobHandler, type JobHandlers, runJobs } from './jobs.ts';
import { type Sweeps, startSweeping } from './sweeping.ts';

/** Jobs that run at a time: slow ones block few, and connections are left for calls. */
const AT_ONCE = 4;

/** The time between two looks, in ms. */
const EVERY = SECOND;
/** How long a stopping server waits for running jobs, in ms. */
const PATIENCE = 3 * SECOND;

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
type Server = { app: FastifyInstance; db: Database; clock: () => number; meters: Meters };

/** Counts jobs that are over, and writes those that failed to the log. */
const tellingEnds = ({ app, meters }: Server): JobEnds => {
  const count = meters.counter({
    name: 'learning_jobs_total',
    help: 'Runs of jobs by kind and outcome',
    labels: ['kind', 'outcome'],
  });
  const took = meters.timer({
    name: 'learning_job_seconds',
    help: 'Time that a run took',
    labels: ['kind'],
  });
  return {
    done: ({ kind, ms }) => {
      count({ kind, outcome: 'done' });
      took({ kind }, ms);
    },
    failed: (error, { kind, ms }) => {
      count({ kind, outcome: 'failed' });
      took({ kind }, ms);
      app.log.error({ err: error, kind }, 'job failed');
    },
  };
};

/**
 * While the server listens: what is due happens within a second of its time, also while a few others
 * are waiting for somebody. A server that stops begins none; one that does not end is left behind.
 */
const startRunner = ({ app, db, clock }: Server, handlers: JobHandlers, ends: JobEnds): void => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const failed = (error: unknown) => app.log.error({ err: error }, 'jobs not looked at');
  const begin = () => {
    if (running.size >= AT_ONCE || stopping.signal.aborted) return;
    const run: Promise<void> = runJobs(db, handlers, clock, ends, stopping.signal)
      .then(() => {}, failed)
      .finally(() => running.delete(run));
    running.add(run);
  };
  app.addHook('onListen', async () => {
    timer = setInterval(begin, EVERY);
    begin();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    stopping.abort();
  });
  app.addHook('onClose', async () => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([Promise.all(running), over]);
    clearTimeout(patience);
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
