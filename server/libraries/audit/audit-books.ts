import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { type Breach, breachesIn } from './breaches.ts';
import { everyRule } from './rules.ts';

export const auditBooks = async (db: Database): Promise<Breach[]> =>
  breachesIn(await db.execute(sql.raw(everyRule)));
