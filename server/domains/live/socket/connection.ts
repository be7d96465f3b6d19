import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import type * as z from 'zod/mini';
import { liveRefusals } from '#schemas/live/refusals.ts';
import { messageLine } from '#schemas/live/room-endpoints.ts';
import { liveRequest } from '#schemas/live/socket.ts';
import { callRefusals } from '#schemas/wire/call-refusals.ts';
import type { Refusal } from '#schemas/wire/define-refusals.ts';
import { readPayload as readSent } from '#schemas/wire/read-payload.ts';
import type { Database } from '../../../db/database.ts';
import { hashOf, type Member, memberOf } from '../../../platform/auth/session.ts';
import { RefusedError, refusalOf } from '../../../platform/endpoint/errors.ts';
import { readPayload } from '../../../platform/endpoint/read-payload.ts';
import { admit } from '../gate.ts';
import type { Broadcast } from '../queries.ts';
import type { createMessageSender } from '../say.ts';
import { frame, whyRefused } from './frames.ts';
import type { JoinGate } from './join-gate.ts';
import type { Listener } from './room.ts';
import type { Rooms } from './rooms.ts';

type Request = z.output<typeof liveRequest>;
type Joined = { listener: Listener; broadcast: Broadcast; token: string };

/** How long a page may take to send its token, in ms. */
const TIMEOUT_MS = 10_000;
/** A page that reads too slowly is closed at this many unsent bytes, and has to reconnect. */
const MOST_OWED = 1024 * 1024;
/** A page's messages are written one by one; beyond this many in the queue, new ones are refused. */
const MOST_WAITING = 20;
/** The most frames of a page within `WINDOW` ms. */
const MOST_FRAMES = 600;
const WINDOW = 10_000;

/** Close codes, by which browsers know why the socket was closed. */
export const CLOSED = { restart: 1001, wrong: 1008, slow: 1013, over: 4401 } as const;

export type Rest = {
  db: Database;
  clock: () => number;
  rooms: Rooms;
  say: ReturnType<typeof createMessageSender>;
  gate: JoinGate;
};

const requestIn = (data: unknown): Request | undefined => {
  try {
    const read = readSent(liveRequest, JSON.parse(String(data)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
};

/** Refuses `notLoggedIn`, `memberDisabled`. */
const memberByToken = async ({ db, clock }: Rest, token: string): Promise<Member> => {
  const member = await memberOf(db, token, clock());
  if (!member) throw new RefusedError(callRefusals.notLoggedIn);
  if (member.disabled) throw new RefusedError(callRefusals.memberDisabled);
  return member;
};

/** Refusals that a new attempt cannot change: they close the socket. */
const final: readonly Refusal[] = [
  callRefusals.notLoggedIn,
  callRefusals.memberDisabled,
  liveRefusals.liveClosed,
  liveRefusals.noSuchLive,
  liveRefusals.livePasswordNeeded,
  liveRefusals.livePayNeeded,
];

/** Returns a check that is true once a page sends more frames than a person could. */
const floodGate = () => {
  let window = { since: 0, count: 0 };
  return (): boolean => {
    const now = performance.now();
    if (now - window.since > WINDOW) window = { since: now, count: 0 };
    window.count += 1;
    return window.count > MOST_FRAMES;
  };
};

/**
 * Serves the socket of one page until it closes. `network`: where the page comes from. Returns a function
 * that waits for the messages received so far.
 */
export const serveConnection = (
  socket: WebSocket,
  network: string,
  rest: Rest,
): (() => Promise<void>) => {
  const { rooms, clock, db, gate } = rest;
  let joined: Joined | undefined;
  let joining = false;
  let waiting = 0;
  let work: Promise<void> = Promise.resolve();
  const isFlood = floodGate();

  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_OWED) socket.close(CLOSED.slow, 'too slow');
    else socket.send(text);
  };
  const end = (error: unknown): void => {
    send(frame('over', whyRefused(error)));
    socket.close(CLOSED.over, 'over');
  };
  const refuse = (key: string, error: unknown): void => {
    if (final.includes(refusalOf(error))) end(error);
    else send(frame('refused', { key, ...whyRefused(error) }));
  };

  const turnAway = (error: unknown): void => {
    if (refusalOf(error) === callRefusals.notLoggedIn)
      gate.noteVain(network).catch(() => undefined);
    end(error);
  };

  const join = async ({ token, id, since }: Request): Promise<void> => {
    joining = true;
    const member = await memberByToken(rest, token);
    const broadcast = await admit(db, id, member.id, clock());
    const { id: liveId } = broadcast.live;
    const session = hashOf(token);
    const page = { id: randomUUID(), memberId: member.id, openedAt: clock() };
    const listener = { ...page, counted: false, session, cursor: since, send, end };
    await rooms.join(liveId, listener);
    joined = { listener, broadcast, token };
    // the socket may have closed while `join` was sending the log
    if (socket.readyState !== socket.OPEN) await rooms.leave(liveId, listener);
  };

  const speak = async (
    { key, body: sent }: Request,
    { broadcast, token }: Joined,
  ): Promise<void> => {
    try {
      const member = await memberByToken(rest, token);
      const read = () => ({ key, body: readPayload(messageLine, sent) });
      const entryId = await rest.say(db, broadcast, member.id, read, clock());
      send(frame('said', { key, entryId }));
      rooms.wake(broadcast.live.id);
    } catch (error) {
      refuse(key, error);
    }
  };

  const take = (request: Request): void => {
    if (request.type === 'join' && !joining) {
      if (gate.isShut(network)) socket.close(CLOSED.slow, 'too many');
      else join(request).catch(turnAway);
      return;
    }
    const room = joined;
    if (request.type === 'join' || !room || request.key === '') {
      socket.close(CLOSED.wrong, 'unexpected');
      return;
    }
    if (waiting >= MOST_WAITING) {
      refuse(request.key, new RefusedError(liveRefusals.liveTooFast));
      return;
    }
    waiting += 1;
    work = work
      .then(() => speak(request, room))
      .finally(() => {
        waiting -= 1;
      });
  };

  const late = setTimeout(() => {
    if (!joined) socket.close(CLOSED.wrong, 'nobody');
  }, TIMEOUT_MS);
  socket.on('message', (data, isBinary) => {
    const request = isBinary || isFlood() ? undefined : requestIn(data);
    if (request) return take(request);
    if (!joined) gate.noteVain(network).catch(() => undefined);
    socket.close(CLOSED.wrong, 'unexpected');
  });
  // the library answers pings itself
  socket.on('ping', () => {
    if (isFlood()) socket.close(CLOSED.wrong, 'unexpected');
  });
  socket.on('close', () => {
    clearTimeout(late);
    if (joined) rooms.leave(joined.broadcast.live.id, joined.listener).catch(() => undefined);
  });
  // the socket closes itself after a broken or too large frame; without a listener, `error` would throw
  socket.on('error', () => undefined);
  return () => work;
};
