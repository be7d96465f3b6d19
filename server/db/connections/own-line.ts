import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { askPatiently } from './ask-patiently.ts';
import type { HearSignals } from './hear-signals.ts';
import type { Line } from './line.ts';

const deaf: HearSignals = () => () => {};

/** Within a process no connection is lost: a silent database is busy, unless it is silent for this many seconds. */
const LATES = 20;

/** For an embedded database, whose time is this process's. Without `hear` no signals arrive. */
export const ownLine = (db: Database, hear: HearSignals = deaf): Line => {
  const ask = askPatiently({ ask: async () => db.execute(sql`select 1`), lates: LATES });
  const answers = async (): Promise<boolean> => (await ask()) !== 'lost';
  return { isUp: () => true, answers, isBack: answers, hear, now: () => Date.now() };
};
