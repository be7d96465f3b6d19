import type { FastifyBaseLogger } from 'fastify';
import { liveRefusals } from '#schemas/live/refusals.ts';
import type { LiveState } from '#schemas/live/room-endpoints.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Line } from '../../../db/connections/line.ts';
import type { Database } from '../../../db/database.ts';
import { validSessions } from '../../../platform/auth/session.ts';
import { cacheFor } from '../../../platform/endpoint/cache-for.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { leave, stay } from '../presence.ts';
import { roomStateOf } from '../room-state.ts';
import { batchSoon } from './batch-soon.ts';
import { frame } from './frames.ts';
import { countPages, dropPage, keepPages } from './open-pages.ts';
import { type Listener, openRoom, type SocketRoom } from './room.ts';
import { roomSignals } from './room-signals.ts';
import { stateTeller } from './state-teller.ts';

/** In ms: how often a log is read without a signal, which may get lost. */
const READ = 5000;
/** In ms: how often presence is renewed and sessions are checked. */
const BEAT = 20_000;

type OpenRoom = SocketRoom & {
  stop: () => void;
  teller: ReturnType<typeof stateTeller>;
  /** Pages that are joining right now. */
  coming: number;
  /** Batches pages that arrive within a moment, to count them and their members' presence. */
  arrive: (listener: Listener) => void;
  state: () => Promise<LiveState>;
};

type Rest = {
  db: Database;
  line: Pick<Line, 'hear'>;
  clock: () => number;
  log: FastifyBaseLogger;
};

export const openRooms = ({ db, line, clock, log }: Rest) => {
  const rooms = new Map<number, OpenRoom>();
  const failed = (error: unknown) => log.warn({ err: error }, 'live room');

  const elsewhere = (listener: Listener) =>
    listener.end(new RefusedError(liveRefusals.liveElsewhere));

  /** Of a member's pages beyond the tenth, on any server, the oldest are closed. */
  const note = async (liveId: number, here: readonly Listener[]): Promise<void> => {
    const members = here.map(({ memberId }) => memberId);
    await stay(db, liveId, members, clock());
    const fresh = here.filter(({ counted }) => !counted);
    const known = here.filter(({ counted }) => counted);
    for (const one of await keepPages(db, known, clock())) elsewhere(one);
    const surplus = await countPages(db, liveId, fresh, clock());
    for (const one of fresh) one.counted = true;
    await signals.endPages(liveId, surplus);
  };

  const endSignedOut = async (here: readonly Listener[]): Promise<void> => {
    const alive = await validSessions(db, [...new Set(here.map((one) => one.session))], clock());
    for (const one of here)
      if (!alive.has(one.session)) one.end(new RefusedError(callRefusals.notLoggedIn));
  };

  const beat = async (liveId: number, room: OpenRoom): Promise<void> => {
    const here = [...room.listeners];
    await note(liveId, here);
    await endSignedOut(here);
    room.teller.atOnce();
  };

  const open = (liveId: number): OpenRoom => {
    const reading = setInterval(() => room.wake().catch(failed), READ);
    const beating = setInterval(() => void beat(liveId, room).catch(failed), BEAT);
    const stop = () => {
      clearInterval(reading);
      clearInterval(beating);
      teller.stop();
    };
    const arrive = batchSoon(async (came: Listener[]) => {
      const here = came.filter((one) => room.listeners.has(one));
      await note(liveId, here);
      room.teller.soon();
    }, failed);
    const readState = () => roomStateOf(db, liveId, clock());
    const own = openRoom(db, liveId, () => teller.atOnce());
    const teller = stateTeller(
      async () => own.broadcast(frame('state', await readState())),
      failed,
    );
    const state = cacheFor(readState);
    const room: OpenRoom = { ...own, stop, teller, coming: 0, arrive, state };
    rooms.set(liveId, room);
    return room;
  };

  const close = (liveId: number, room: OpenRoom): void => {
    if (room.listeners.size + room.coming > 0) return;
    room.stop();
    rooms.delete(liveId);
  };

  const wake = (liveId: number): void => {
    rooms.get(liveId)?.wake().catch(failed);
  };
  const signals = roomSignals(
    { db, line },
    {
      wake,
      turned: (liveId) => rooms.get(liveId)?.teller.atOnce(),
      wakeAll: () => {
        for (const liveId of rooms.keys()) wake(liveId);
      },
      endPage: (liveId, id) => {
        for (const one of rooms.get(liveId)?.listeners ?? []) if (one.id === id) elsewhere(one);
      },
      sessionsEnded: (memberId) => {
        const all = [...rooms.values()].flatMap(({ listeners }) => [...listeners]);
        const theirs = all.filter((one) => memberId === undefined || one.memberId === memberId);
        endSignedOut(theirs).catch(failed);
      },
      failed,
    },
  );

  return {
    join: async (liveId: number, listener: Listener): Promise<void> => {
      const room = rooms.get(liveId) ?? open(liveId);
      room.coming += 1;
      try {
        await room.join(listener);
      } finally {
        room.coming -= 1;
        close(liveId, room);
      }
      room.arrive(listener);
      listener.send(frame('state', await room.state()));
    },
    leave: async (liveId: number, listener: Listener): Promise<void> => {
      const room = rooms.get(liveId);
      if (!room?.leave(listener)) return;
      close(liveId, room);
      await dropPage(db, listener);
      const stays = [...room.listeners].some(({ memberId }) => memberId === listener.memberId);
      if (!stays) await leave(db, liveId, [listener.memberId], clock());
      room.teller.soon();
    },
    /** To be called when a room's log has grown; signals the other servers as well. */
    wake: (liveId: number): void => {
      wake(liveId);
      signals.grown(liveId);
    },
    /** To be called when broadcasts have begun or ended; signals the other servers as well. */
    turn: signals.turn,
    count: () => rooms.size,
    stop: (): void => {
      signals.stop();
      for (const { stop } of rooms.values()) stop();
      rooms.clear();
    },
  };
};

export type Rooms = ReturnType<typeof openRooms>;
