import { and, eq } from 'drizzle-orm';
import { isOnAir, isOver } from '../../../schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live as liveTable } from '../../db/tables/live.ts';
import type { Played } from '../../platform/streams/serve.ts';
import type { Streams } from '../../platform/streams/streams.ts';
import type { LiveRecord } from './queries.ts';

/** The key or the address of what a room plays: the stream while on air, then the replay; '' is nothing. */
const mediaOf = ({ status, stream, replay }: LiveRecord): string => {
  if (isOnAir(status)) return stream;
  return isOver(status) ? replay : '';
};

/** A signed address of what the room plays; one elsewhere is given as it is, '' is none. */
export const streamAddress = (
  streams: Streams,
  live: LiveRecord,
  member: number,
  until: number,
): string => {
  const media = mediaOf(live);
  if (media === '' || media.includes('/')) return media;
  const whole = { limit: null, lesson: null };
  return streams.playlistAddress({ ...whole, member, key: media, live: live.id, until });
};

/** What a broadcast plays now, by its id; undefined where it is not shown. */
export const playedStream =
  (db: Database) =>
  async (id: number): Promise<Played | undefined> => {
    const [row] = await db
      .select()
      .from(liveTable)
      .where(and(eq(liveTable.id, id), eq(liveTable.published, true)));
    if (!row) return undefined;
    const onAir = isOnAir(row.status);
    return { key: mediaOf(row), startAt: onAir ? row.startAt.getTime() : null };
  };
