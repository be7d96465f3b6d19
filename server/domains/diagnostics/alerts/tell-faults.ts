import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { alert, alerted } from '../../../db/tables/diagnostics.ts';
import type { AlertConfig } from '../../../platform/alerts/config.ts';
import { AlertError, sendAlert } from '../../../platform/alerts/send.ts';
import type { DomainHost } from '../../../platform/endpoint/host.ts';
import { addJob, bringForward, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { MINUTE } from '../../../platform/time/durations.ts';
import { findTroubles } from './find.ts';
import { alertText } from './words.ts';

const LOOK = { kind: 'alert-look', subject: 'all' };
const SEND = 'alert-send';
const POLL_MS = MINUTE;
/** A message is tried again for this long; later it is no news. */
const TIMEOUT_MS = 30 * MINUTE;

type NewAlert = { text: string; now: number; test?: boolean };

/** Queues a message in the caller's transaction; returns its id. */
export const addAlert = async (
  tx: Database,
  { text, now, test = false }: NewAlert,
): Promise<number> => {
  const [row] = await tx
    .insert(alert)
    .values({ text, at: new Date(now), test })
    .returning({ id: alert.id });
  if (!row) throw new Error('no alert was stored');
  await addJob(tx, { kind: SEND, subject: String(row.id), dueAt: now });
  return row.id;
};

/** Polls every minute; all that people have to know is one message. */
const look =
  (config: AlertConfig): JobHandler =>
  async (db, _subject, now) => {
    const { subjects, ...detail } = await findTroubles(db, config, now);
    const text = alertText({ ...detail, minutes: config.minutes });
    return async (tx) => {
      if (subjects.length > 0) {
        await tx
          .insert(alerted)
          .values(subjects.map((subject) => ({ subject, at: new Date(now) })))
          .onConflictDoUpdate({ target: alerted.subject, set: { at: sql`excluded.at` } });
        await addAlert(tx, { text, now });
      }
      await addJob(tx, { ...LOOK, dueAt: now + POLL_MS });
    };
  };

type Row = typeof alert.$inferSelect;

const failureOf = async (config: AlertConfig, { text }: Row, now: number): Promise<string> => {
  try {
    await sendAlert(config, text, now);
    return '';
  } catch (error) {
    // these words are our own; another error may quote the address
    return error instanceof AlertError ? error.message : 'unreachable';
  }
};

/** A message that fails is tried again for a while, a test message is not. */
const send =
  (config: AlertConfig): JobHandler =>
  async (db, subject, now) => {
    const [row] = await db
      .select()
      .from(alert)
      .where(and(eq(alert.id, Number(subject)), eq(alert.state, 'waiting')));
    if (!row) return undefined;
    const own = eq(alert.id, row.id);
    const failure = await failureOf(config, row, now);
    if (!failure)
      return async (tx) => {
        await tx
          .update(alert)
          .set({ state: 'sent', failure, sentAt: new Date(now) })
          .where(own);
      };
    if (row.test || now - row.at.getTime() >= TIMEOUT_MS)
      return async (tx) => {
        await tx.update(alert).set({ state: 'failed', failure }).where(own);
      };
    await db.update(alert).set({ failure }).where(own);
    throw new Error(`the webhook of alerts: ${failure}`);
  };

/** @internal for tests, which run the jobs by hand */
export const alertJobs = (config: AlertConfig) => ({
  look: { [LOOK.kind]: look(config) },
  send: { [SEND]: send(config) },
});

export const tellFaults = (
  { app, db, clock, jobs }: Pick<DomainHost, 'app' | 'db' | 'clock' | 'jobs'>,
  config: AlertConfig | undefined,
): void => {
  if (!config) return;
  const own = alertJobs(config);
  jobs.own(own.look);
  // it waits for another system, as the provider's jobs do
  jobs.provider(own.send);
  app.addHook('onListen', () => bringForward(db, { ...LOOK, dueAt: clock() }));
};
