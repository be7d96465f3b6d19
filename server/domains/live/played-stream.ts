import { and, eq } from 'drizzle-orm';
import { isOnAir, isOver } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live as liveTable } from '../../db/tables/live.ts';
import type { Secret } from '../../platform/auth/secret.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { PlayedStream } from '../../platform/streams/serve.ts';
import { playlistAddress } from '../../platform/streams/streams.ts';
import { issueTicket, type StreamTicket } from '../../platform/streams/tickets.ts';
import { admit } from './gate.ts';
import type { LiveRecord } from './queries.ts';

/** The key or the address of the stream while on air, of the replay afterwards; '' for nothing. */
const mediaOf = ({ status, stream, replay }: LiveRecord): string => {
  if (isOnAir(status)) return stream;
  return isOver(status) ? replay : '';
};

/** An address for one session; an external address is returned as it is, '' is none. */
export const streamAddress = async (
  secret: Secret,
  { db, session, now }: Context<Member>,
  live: LiveRecord,
): Promise<string> => {
  const stream = mediaOf(live);
  if (stream === '' || stream.includes('/')) return stream;
  const rights = { stream, limit: null, lesson: null, live: live.id, recorded: false };
  return playlistAddress(stream, await issueTicket({ db, secret }, session, rights, now));
};

export const roomStillOpen = async (
  db: Database,
  { live, member }: StreamTicket,
  now: number,
): Promise<boolean> => {
  try {
    await admit(db, String(live), member.id, now);
    return true;
  } catch (error) {
    if (error instanceof RefusedError) return false;
    throw error;
  }
};

/** undefined for an unpublished broadcast. */
export const playedStream =
  (db: Database) =>
  async (id: number): Promise<PlayedStream | undefined> => {
    const [row] = await db
      .select()
      .from(liveTable)
      .where(and(eq(liveTable.id, id), eq(liveTable.published, true)));
    if (!row) return undefined;
    const onAir = isOnAir(row.status);
    const startAt = onAir ? row.startAt.getTime() : null;
    return { key: mediaOf(row), startAt, once: row.premiere };
  };
