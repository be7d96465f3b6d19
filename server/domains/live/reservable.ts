import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/events.ts';
import { RefusedError } from '../../platform/errors.ts';
import { demandOpenModule } from './queries.ts';

/** Refuses `liveClosed`, and `liveBegun` for what is no longer to come. */
export const demandReservable = async (db: Database, id: number): Promise<void> => {
  await demandOpenModule(db);
  if ((await db.$count(live, and(eq(live.id, id), ne(live.status, 0)))) > 0)
    throw new RefusedError('liveBegun');
};
