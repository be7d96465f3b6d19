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

/** Concurrent jobs: slow ones block few, and connections are left for calls. */
const AT_ONCE = 4;

const POLL_MS = SECOND;
/** In ms: what is due and cannot be taken is being taken by another server. */
const SHORTEST_SLEEP = 100;
const TIMEOUT_MS = 3 * SECOND;

type AddHandlers = (handlers: JobHandlers) => void;

/**
 * `own` for jobs that need only the database, `provider` for those that call others, `heavy` for those that take a
 * machine's time: one at once on a server.
 */
export type JobRunners = {
  own: AddHandlers;
  provider: AddHandlers;
  heavy: AddHandlers;
  hourly: (sweeps: Sweeps) => void;
};

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
 * While the server listens, a due job runs within a second of its time, also while a few others wait for a provider.
 * With none running the server sleeps until the next job that it knows of or is notified of, and polls every ten
 * seconds. It begins none while the disk is full or once it stops; a job that does not end by then is abandoned.
 */
const startRunner = (
  { app, db, line, clock, capacity }: Server,
  handlers: JobHandlers,
  { ends, atOnce }: { ends: JobEnds; atOnce: number },
): void => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const failed = (error: unknown) => app.log.error({ err: error }, 'jobs not looked at');
  const next = alarm(() => begin(), clock);
  let notifiedDue = Number.POSITIVE_INFINITY;

  const sleep = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    notifiedDue = Number.POSITIVE_INFINITY;
    const now = clock();
    const due = await nextDue(db, Object.keys(handlers), now, LONGEST_SLEEP);
    if (running.size > 0 || stopping.signal.aborted) return;
    const at = Math.min(due ?? now + LONGEST_SLEEP, notifiedDue);
    next.set(Math.max(at, now + SHORTEST_SLEEP));
  };
  const begin = () => {
    next.set(clock() + POLL_MS);
    if (running.size >= atOnce || !capacity.has('staff')) return;
    const run: Promise<void> = runJobs(db, handlers, clock, ends, stopping.signal)
      .then(() => {}, failed)
      .finally(() => {
        running.delete(run);
        if (running.size === 0) sleep().catch(() => {});
      });
    running.add(run);
  };
  const hear = (text: string | undefined) => {
    notifiedDue = Math.min(notifiedDue, text === undefined ? clock() : Number(text));
    if (running.size === 0) next.bringForward(notifiedDue);
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
  const runner = (atOnce = AT_ONCE): AddHandlers => {
    const handlers: Record<string, JobHandler> = {};
    startRunner(server, handlers, { ends, atOnce });
    return (more) => {
      for (const [kind, handler] of Object.entries(more)) {
        if (known.has(kind)) throw new Error(`jobs of kind ${kind} have two handlers`);
        known.add(kind);
        handlers[kind] = handler;
      }
    };
  };
  const own = runner();
  return { own, provider: runner(), heavy: runner(1), hourly: startSweeping(server, own) };
};
