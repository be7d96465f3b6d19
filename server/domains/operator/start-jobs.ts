import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { operatorRequest, operatorSession } from '../../db/tables/operator.ts';
import { loggable } from '../../platform/error-answers.ts';
import type { Host } from '../../platform/implement.ts';
import { runDue } from './run-due.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** Drops what no rule looks back to any more. */
const sweep = async (db: Database, now: number): Promise<void> => {
  await db.delete(operatorRequest).where(lt(operatorRequest.at, new Date(now - 30 * DAY)));
  await db.delete(operatorSession).where(lt(operatorSession.expiresAt, new Date(now - DAY)));
};

const jobs = ({ app, db, clock }: Host) => {
  let sweptAt = 0;
  let running: Promise<void> | null = null;
  const run = async () => {
    const now = clock();
    await runDue(db, now);
    if (now - sweptAt < HOUR) return;
    sweptAt = now;
    await sweep(db, now);
  };
  return {
    /** Never two at once. */
    run: () => {
      running ??= run()
        .catch((err: unknown) => app.log.error(loggable(err), 'scheduled publication failed'))
        .finally(() => {
          running = null;
        });
      return running;
    },
    ended: async () => running,
  };
};

/** While the server listens: what is scheduled happens within a second of its time. */
export const startJobs = (host: Host): void => {
  const { run, ended } = jobs(host);
  let timer: ReturnType<typeof setInterval> | undefined;
  const { app }: { app: FastifyInstance } = host;
  app.addHook('onListen', async () => {
    timer = setInterval(run, SECOND);
    await run();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await ended();
  });
};
