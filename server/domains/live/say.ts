import { and, eq, sql } from 'drizzle-orm';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { isOver } from '#schemas/live/status.ts';
import type { Database } from '../../db/database.ts';
import { live, liveMessage, liveMute } from '../../db/tables/live.ts';
import { RefusedError } from '../../platform/endpoint/errors.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import { MINUTE, SECOND } from '../../platform/time/durations.ts';
import type { Broadcast } from './queries.ts';
import { append, holdRoom } from './room-log.ts';

const PACE = { name: 'say', points: 10, window: 10 * SECOND };
const LONGEST_KEY = 64;

/** Seconds since 1970 as ms; some database engines return numbers as text. */
const msOf = (seconds: unknown): number => Math.round(Number(seconds ?? 0) * 1000);

const speakerState = async (tx: Database, liveId: number, memberId: number, clientKey: string) => {
  const own = and(eq(liveMessage.liveId, live.id), eq(liveMessage.memberId, memberId));
  const [row] = await tx
    .select({
      status: live.status,
      muteAll: live.muteAll,
      slowSeconds: live.slowSeconds,
      before: sql<number | null>`(select ${liveMessage.id} from ${liveMessage}
        where ${own} and ${eq(liveMessage.clientKey, clientKey)})`,
      mutedUntil: sql`(select extract(epoch from ${liveMute.until}) from ${liveMute}
        where ${eq(liveMute.liveId, live.id)} and ${eq(liveMute.memberId, memberId)})`,
      lastMessageAt: sql`(select extract(epoch from max(${liveMessage.at})) from ${liveMessage}
        where ${own} and ${eq(liveMessage.kind, 'text')})`,
    })
    .from(live)
    .where(and(eq(live.id, liveId), eq(live.published, true)));
  if (!row) throw new RefusedError(liveRefusals.noSuchLive);
  return { ...row, mutedUntil: msOf(row.mutedUntil), lastMessageAt: msOf(row.lastMessageAt) };
};

type SpeakerState = Awaited<ReturnType<typeof speakerState>>;

/** Refuses `liveChatOver`, and for members `liveMutedAll`, `liveMuted`, `liveSlow`. */
const assertVoice = (speaker: SpeakerState, { role }: Broadcast, now: number): void => {
  const { status, muteAll, mutedUntil, slowSeconds, lastMessageAt } = speaker;
  if (isOver(status)) throw new RefusedError(liveRefusals.liveChatOver);
  if (role !== 'member') return;
  if (muteAll) throw new RefusedError(liveRefusals.liveMutedAll);
  if (mutedUntil > now)
    throw new RefusedError(liveRefusals.liveMuted, Math.ceil((mutedUntil - now) / MINUTE));
  const wait = lastMessageAt + slowSeconds * 1000 - now;
  if (slowSeconds > 0 && wait > 0)
    throw new RefusedError(liveRefusals.liveSlow, Math.ceil(wait / 1000));
};

export type SentMessage = { body: string; key: string };
export type MessageSender = ReturnType<typeof createMessageSender>;

/**
 * Writes a message and returns its id; the same key of the same member is one message. `read` is called after
 * the message has counted against the limit, so that unreadable ones count as well. Refuses `liveTooFast`,
 * and what `read` and `assertVoice` refuse.
 */
export const createMessageSender = (limits: Limits) => {
  const spend = limits.of(PACE);
  return async (
    db: Database,
    broadcast: Broadcast,
    memberId: number,
    read: () => SentMessage,
    now: number,
  ): Promise<number> => {
    if ((await spend(String(memberId))) > 0) throw new RefusedError(liveRefusals.liveTooFast);
    const { body, key } = read();
    const clientKey = `say:${key.slice(0, LONGEST_KEY)}`;
    const liveId = broadcast.live.id;
    return db.transaction(async (tx) => {
      await holdRoom(tx, liveId);
      const speaker = await speakerState(tx, liveId, memberId, clientKey);
      if (speaker.before !== null) return speaker.before;
      assertVoice(speaker, broadcast, now);
      const entry = { liveId, memberId, kind: 'text', body, clientKey } as const;
      return append(tx, { ...entry, at: new Date(now) });
    });
  };
};
