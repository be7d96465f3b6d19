import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { askPatiently } from './ask-patiently.ts';
import type { HearSignals } from './hear-signals.ts';
import type { Line } from './line.ts';

const deaf: HearSignals = () => () => {};

/** Nothing gets lost within a process: it is busy, unless it has been silent for so many seconds. */
const LATES = 20;

/**
 * A database within this process: nothing comes in between, and its time is
 * this process's. Without `hear` no signals come.
 */
export const ownLine = (db: Database, hear: HearSignals = deaf): Line => {
  const ask = askPatiently({ ask: async () => db.execute(sql`select 1`), lates: LATES });
  const answers = async (): Promise<boolean> => (await ask()) !== 'lost';
  return { isUp: () => true, answers, isBack: answers, hear, now: () => Date.now() };
};
