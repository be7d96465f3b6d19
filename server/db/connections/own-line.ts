import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import type { HearSignals } from './hear-signals.ts';
import { ANSWER_LIMIT, type Line, within } from './line.ts';

const deaf: HearSignals = () => () => {};

/**
 * A database within this process: nothing comes in between, and its time is
 * this process's. Without `hear` no signals come.
 */
export const ownLine = (db: Database, hear: HearSignals = deaf): Line => {
  const answers = () =>
    within(ANSWER_LIMIT, db.execute(sql`select 1`)).then(
      () => true,
      () => false,
    );
  return { isUp: () => true, answers, isBack: answers, hear, now: () => Date.now() };
};
