import { and, gt, inArray, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { callRefusals } from '../../../../schemas/call-refusals.ts';
import { liveRefusals } from '../../../../schemas/live/refusals.ts';
import type { LiveState } from '../../../../schemas/live/room-endpoints.ts';
import type { Database } from '../../../db/database.ts';
import { session } from '../../../db/tables/login.ts';
import { cacheFor } from '../../../platform/endpoint/cache-for.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { leave, stay } from '../presence.ts';
import { roomStateOf } from '../room-state.ts';
import { batchSoon } from './batch-soon.ts';
import { frame } from './frames.ts';
import { type Listener, openRoom, type SocketRoom } from './room.ts';

/** How often a room's log is read for what other servers wrote, in ms. */
const READ = 500;
/** The shortest time between two announcements of the number of viewers, in ms. */
const STATE = 2000;
/** How often presence is renewed and sessions are checked, in ms. */
const BEAT = 20_000;

type OpenRoom = SocketRoom & {
  stop: () => void;
  /** When everybody was last told the room's state, in ms, and whether it has changed since. */
  toldAt: number;
  dirty: boolean;
  /** How many pages are joining right now. */
  coming: number;
  /** Notes a member's presence, in one statement with others who come at the same time. */
  arrive: (memberId: number) => void;
  state: () => Promise<LiveState>;
};

/** Which of these sessions are still valid. */
const holding = async (db: Database, hashes: string[], now: number): Promise<Set<string>> => {
  if (hashes.length === 0) return new Set();
  const rows = await db
    .select({ hash: session.tokenHash })
    .from(session)
    .where(
      and(
        inArray(session.tokenHash, hashes),
        gt(session.expiresAt, new Date(now)),
        isNull(session.revokedAt),
      ),
    );
  return new Set(rows.map(({ hash }) => hash));
};

/** A member may have this many pages in a room; a further one closes the oldest. */
const MOST_PAGES = 10;

const makePlace = ({ listeners }: SocketRoom, memberId: number): void => {
  const own = [...listeners].filter((one) => one.memberId === memberId);
  if (own.length >= MOST_PAGES) own[0]?.end(new RefusedError(liveRefusals.liveElsewhere));
};

type Rest = { db: Database; clock: () => number; log: FastifyBaseLogger };

/** The rooms that somebody listens to on this server. */
export const openRooms = ({ db, clock, log }: Rest) => {
  const rooms = new Map<number, OpenRoom>();
  const failed = (error: unknown) => log.warn({ err: error }, 'live room');

  const tellState = async (liveId: number, room: OpenRoom): Promise<void> => {
    room.toldAt = performance.now();
    room.dirty = false;
    room.broadcast(frame('state', await roomStateOf(db, liveId, clock())));
  };

  const beat = async (liveId: number, room: OpenRoom): Promise<void> => {
    const here = [...room.listeners];
    const members = here.map(({ memberId }) => memberId);
    await stay(db, liveId, members, clock());
    const alive = await holding(db, [...new Set(here.map((one) => one.session))], clock());
    for (const one of here)
      if (!alive.has(one.session)) one.end(new RefusedError(callRefusals.notLoggedIn));
    await tellState(liveId, room);
  };

  const read = (liveId: number, room: OpenRoom): void => {
    room.wake().catch(failed);
    if (room.dirty && performance.now() - room.toldAt > STATE)
      tellState(liveId, room).catch(failed);
  };

  const open = (liveId: number): OpenRoom => {
    const reading = setInterval(() => read(liveId, room), READ);
    const beating = setInterval(() => void beat(liveId, room).catch(failed), BEAT);
    const stop = () => {
      clearInterval(reading);
      clearInterval(beating);
    };
    const onSettings = () => {
      room.dirty = true;
      room.toldAt = 0;
    };
    const arrive = batchSoon(async (members) => {
      const here = new Set([...room.listeners].map(({ memberId }) => memberId));
      const still = members.filter((id) => here.has(id));
      await stay(db, liveId, still, clock());
      room.dirty = true;
    }, failed);
    const state = cacheFor(() => roomStateOf(db, liveId, clock()));
    const own = openRoom(db, liveId, onSettings);
    const room: OpenRoom = { ...own, stop, toldAt: 0, dirty: true, coming: 0, arrive, state };
    rooms.set(liveId, room);
    return room;
  };

  const close = (liveId: number, room: OpenRoom): void => {
    if (room.listeners.size + room.coming > 0) return;
    room.stop();
    rooms.delete(liveId);
  };

  return {
    /** Sends a page the entries that it has missed and all new ones, until it leaves. */
    join: async (liveId: number, listener: Listener): Promise<void> => {
      const room = rooms.get(liveId) ?? open(liveId);
      makePlace(room, listener.memberId);
      room.coming += 1;
      try {
        await room.join(listener);
      } finally {
        room.coming -= 1;
        close(liveId, room);
      }
      room.arrive(listener.memberId);
      listener.send(frame('state', await room.state()));
    },
    leave: async (liveId: number, listener: Listener): Promise<void> => {
      const room = rooms.get(liveId);
      if (!room?.leave(listener)) return;
      room.dirty = true;
      close(liveId, room);
      const stays = [...room.listeners].some(({ memberId }) => memberId === listener.memberId);
      if (!stays) await leave(db, liveId, [listener.memberId], clock());
    },
    /** Call this when a room's log has grown. */
    wake: (liveId: number): void => {
      rooms.get(liveId)?.wake().catch(failed);
    },
    count: () => rooms.size,
    stop: (): void => {
      for (const { stop } of rooms.values()) stop();
      rooms.clear();
    },
  };
};

export type Rooms = ReturnType<typeof openRooms>;
