import { EventEmitter } from 'node:events';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** What servers of one database tell each other: a job is due soon, a live room's log has grown, a page has to go. */
export const signalNames = ['job', 'live', 'live_page'] as const;
export type SignalName = (typeof signalNames)[number];

/** Called with a signal's text; with undefined where some may have been missed. */
type Heard = (text: string | undefined) => void;

/** Has signals of that name heard; gives what ends it. */
export type HearSignals = (name: SignalName, heard: Heard) => () => void;

/** Sends a signal with the transaction's commit, whose turn all senders wait for: not where many write. */
export const sent = (name: SignalName, text: SQL): SQL => sql`pg_notify(${name}, ${text})`;

/** Sends signals outside of any transaction; none may be lost for ever by whoever hears them. */
export const sendSignals = async (
  db: Database,
  name: SignalName,
  texts: readonly string[],
): Promise<void> => {
  await db.execute(
    sql`select ${sent(name, sql`text`)} from unnest(array[${sql.join(
      texts.map((text) => sql`${text}::text`),
      sql`, `,
    )}]) as text`,
  );
};

/** Passes signals on to whoever hears them. */
export const signalsPassedOn = () => {
  const heard = new EventEmitter<Record<string, [string | undefined]>>().setMaxListeners(0);
  return {
    hear: ((name, listener) => {
      heard.on(name, listener);
      return () => heard.off(name, listener);
    }) satisfies HearSignals,
    pass: (name: string, text: string | undefined): void => void heard.emit(name, text),
    /** Tells everybody that signals may have been missed. */
    missed: (): void => {
      for (const name of signalNames) heard.emit(name, undefined);
    },
  };
};
