import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { loggable } from '../http/error-answers.ts';
import { SECOND } from '../time/durations.ts';
import { type JobHandler, type JobHandlers, runJobs } from './jobs.ts';

/** Jobs under way at a time: enough to pass a few that wait, and few beside the connections there are. */
const AT_ONCE = 4;
/** What a job that has not ended yet is still waited for when the server stops. */
const PATIENCE = 3 * SECOND;

/** Takes the handlers of a domain's jobs; one for each kind. */
type AddHandlers = (handlers: JobHandlers) => void;

/** A server's two pollers: jobs that need the database alone, and jobs that ask the payment's provider. */
export type JobRunners = { own: AddHandlers; provider: AddHandlers };

/** The server that they run beside. `clock` gives ms. */
type Server = { app: FastifyInstance; db: Database; clock: () => number };

/**
 * While the server listens: what is due happens within a second of its time, also while a few others
 * are waiting for somebody. A server that stops begins none; one that does not end is left behind.
 */
const startRunner = ({ app, db, clock }: Server, handlers: JobHandlers): void => {
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tell = (error: unknown) => app.log.error(loggable(error), 'job failed');
  const begin = () => {
    if (running.size >= AT_ONCE || stopping.signal.aborted) return;
    const run: Promise<void> = runJobs(db, handlers, clock, tell, stopping.signal)
      .then(() => {}, tell)
      .finally(() => running.delete(run));
    running.add(run);
  };
  app.addHook('onListen', async () => {
    timer = setInterval(begin, SECOND);
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
  const runner = (): AddHandlers => {
    const handlers: Record<string, JobHandler> = {};
    startRunner(server, handlers);
    return (more) => {
      for (const [kind, handler] of Object.entries(more)) {
        if (known.has(kind)) throw new Error(`jobs of kind ${kind} have two handlers`);
        known.add(kind);
        handlers[kind] = handler;
      }
    };
  };
  return { own: runner(), provider: runner() };
};
