import { setTimeout as after } from 'node:timers/promises';
import type { HearSignals } from './hear-signals.ts';

export type Connections = { open: number; idle: number; waiting: number; transactions: number };

export type Line = {
  /** As of the last question; costs none. */
  isUp: () => boolean;
  /** True also for a database that is busy and late. Takes a second at most. */
  answers: () => Promise<boolean>;
  /** Waits until it answers again; false if it does not within three seconds. */
  isBack: () => Promise<boolean>;
  connections?: () => Connections;
  /** Signals of all servers, this one included; after an interruption, that some may be lost. */
  hear: HearSignals;
  /** The database's time in ms, without asking it. */
  now: () => number;
};

export const ANSWER_LIMIT = 1000;

/** Rejects after `limit` ms, however busy this process has been meanwhile. */
export const withTimeLimit = async <T>(limit: number, work: Promise<T>): Promise<T> => {
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
