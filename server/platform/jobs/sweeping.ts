import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { HOUR } from '../time/durations.ts';
import { addJob, bringForward, type JobHandlers } from './jobs.ts';

export type Sweep = (db: Database, now: number) => Promise<void>;

export type Sweeps = Readonly<Record<string, Sweep>>;

type Server = { app: FastifyInstance; db: Database; clock: () => number };

const KIND = 'sweep';
const INTERVAL_MS = HOUR;

/**
 * Each sweep is a job of its own by its name, run once an hour by one of the servers; the returned function adds
 * further ones while the server is built.
 */
export const startSweeping = (
  { app, db, clock }: Server,
  own: (handlers: JobHandlers) => void,
): ((sweeps: Sweeps) => void) => {
  const known = new Map<string, Sweep>();
  own({
    [KIND]: async (inner, subject, now) => {
      const sweep = known.get(subject);
      if (!sweep) return undefined;
      await sweep(inner, now);
      return (tx) => addJob(tx, { kind: KIND, subject, dueAt: now + INTERVAL_MS });
    },
  });
  app.addHook('onListen', async () => {
    for (const subject of known.keys())
      await bringForward(db, { kind: KIND, subject, dueAt: clock() });
  });
  return (sweeps) => {
    for (const [name, sweep] of Object.entries(sweeps)) {
      if (known.has(name)) throw new Error(`there are two sweeps of ${name}`);
      known.set(name, sweep);
    }
  };
};
