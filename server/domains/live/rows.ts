import { inArray } from 'drizzle-orm';
import type { Live } from '#schemas/live/fields.ts';
import type { Database } from '../../db/database.ts';
import { live } from '../../db/tables/live.ts';
import { inOrder } from '../../libraries/catalogue/index.ts';
import { yuan } from '../../platform/wire/yuan.ts';

export const liveRow = {
  id: live.id,
  title: live.title,
  thumb: live.thumb,
  status: live.status,
  password: live.password,
  priceFen: live.priceFen,
  viewers: live.viewers,
  startAt: live.startAt,
  replay: live.replay,
};

/** The password itself never leaves the server. */
export const toLive = (row: Pick<typeof live.$inferSelect, keyof typeof liveRow>): Live => ({
  id: String(row.id),
  title: row.title,
  thumb: row.thumb,
  status: row.status,
  opensFreely: row.password === '',
  price: yuan(row.priceFen),
  viewers: row.viewers,
  startTime: row.startAt.getTime(),
  hasReplay: row.replay !== '',
});

export const livesBy = async (db: Database, ids: readonly number[]): Promise<Live[]> => {
  if (ids.length === 0) return [];
  const rows = await db
    .select(liveRow)
    .from(live)
    .where(inArray(live.id, [...ids]));
  return inOrder(ids, rows).map(toLive);
};
