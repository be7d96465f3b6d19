import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { mediaFile } from '../../db/tables/media.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import type { Sweeps } from '../../platform/jobs/sweeping.ts';
import type { StoredMedia } from '../../platform/storage/media-store.ts';
import { DAY } from '../../platform/time/durations.ts';
import { dropStored } from './rows.ts';

/** In ms: how long an upload waits for its next part, and a failed one is shown. */
const UNFINISHED_LIFE = DAY;
const FAILED_LIFE = 7 * DAY;
/** A file without a row waits so long: the row may return with a restored backup. */
const STRAY_LIFE = 30 * DAY;

const BATCH = 200;

type Stores = Pick<Services, 'media' | 'uploads'>;

const dropRows = async (
  db: Database,
  stores: Stores,
  state: 'arriving' | 'failed',
  { before, isOver }: { before: number; isOver: (key: string) => boolean },
): Promise<void> => {
  const old = and(eq(mediaFile.state, state), lt(mediaFile.createdAt, new Date(before)));
  const rows = await db.select().from(mediaFile).where(old).limit(BATCH);
  for (const row of rows.filter(({ key }) => isOver(key))) {
    const own = and(eq(mediaFile.id, row.id), eq(mediaFile.state, state));
    const removed = await db.delete(mediaFile).where(own).returning({ id: mediaFile.id });
    if (removed.length > 0) await dropStored(stores, row);
  }
};

const dropStrays = async (
  db: Database,
  { media }: Stores,
  stored: readonly StoredMedia[],
  now: number,
): Promise<void> => {
  const old = stored.filter(({ changedAt }) => changedAt < now - STRAY_LIFE);
  for (let at = 0; at < old.length; at += BATCH) {
    const keys = old.slice(at, at + BATCH).map(({ key }) => key);
    const rows = await db
      .select({ key: mediaFile.key })
      .from(mediaFile)
      .where(inArray(mediaFile.key, keys));
    const known = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!known.has(key)) await media.remove(key);
  }
};

/** Gives up what no part has come of for a day, and forgets what failed a week ago. */
export const mediaSweeps = (stores: Stores): Sweeps => ({
  'media-files': async (db, now) => {
    const stored: StoredMedia[] = [];
    for await (const file of stores.media.list()) stored.push(file);
    const changed = new Map(stored.map(({ key, changedAt }) => [key, changedAt]));
    const before = now - UNFINISHED_LIFE;
    const isOver = (key: string) => (changed.get(key) ?? 0) < before;
    await dropRows(db, stores, 'arriving', { before, isOver });
    await dropRows(db, stores, 'failed', { before: now - FAILED_LIFE, isOver: () => true });
    await dropStrays(db, stores, stored, now);
  },
});
