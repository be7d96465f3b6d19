import { setTimeout as after } from 'node:timers/promises';
import type { HearSignals } from './hear-signals.ts';

/** How the connections to a database are used, each as a number of those in that state. */
export type Connections = { open: number; idle: number; waiting: number; transactions: number };

/** The way to the database. */
export type Line = {
  /** Whether the database answered when it was last asked. */
  isUp: () => boolean;
  /** Whether it answers; one that is late, since it is busy, does. Takes a second at most. */
  answers: () => Promise<boolean>;
  /** Whether it answers again, as soon as it does; false where it does not within three seconds. */
  isBack: () => Promise<boolean>;
  /** How its connections are used; a database within this process has none. */
  connections?: () => Connections;
  /** What other servers tell, and this one; after an interruption, that some of it may be lost. */
  hear: HearSignals;
  /** The database's time in ms, without asking it. */
  now: () => number;
};

/** How long an answer may take, in ms. */
export const ANSWER_LIMIT = 1000;

/** What `work` gives; rejects after `limit` ms, however busy this process has been meanwhile. */
export const inTime = async <T>(limit: number, work: Promise<T>): Promise<T> => {
  const given = new AbortController();
  const late = async () => {
    await after(limit, undefined, { signal: given.signal });
    // an answer that came while this process was busy is read before the next turn
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('timeout expired');
  };
  try {
    return await Promise.race([work, late()]);
  } finally {
    given.abort();
  }
};
