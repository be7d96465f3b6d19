import { loggable } from './error-answers.ts';
import type { Host } from './implement.ts';
import { type JobHandlers, runJobs } from './jobs.ts';

const SECOND = 1000;

/** While the server listens: what is due happens within a second of its time. */
export const startJobRunner = ({ app, db, clock }: Host, handlers: JobHandlers): void => {
  let running: Promise<unknown> | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  const tell = (error: unknown) => app.log.error(loggable(error), 'job failed');
  const run = () => {
    running ??= runJobs(db, handlers, clock(), tell)
      .catch(tell)
      .finally(() => {
        running = null;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, SECOND);
    run();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
