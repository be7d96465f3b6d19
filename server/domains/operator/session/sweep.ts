import { lt } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { operatorRequest, operatorSession } from '../../../db/tables/operator.ts';
import { DAY } from '../../../platform/time/durations.ts';

/** Drops what no rule looks back to any more. */
export const sweep = async (db: Database, now: number): Promise<void> => {
  await db.delete(operatorRequest).where(lt(operatorRequest.at, new Date(now - 30 * DAY)));
  await db.delete(operatorSession).where(lt(operatorSession.expiresAt, new Date(now - DAY)));
};
