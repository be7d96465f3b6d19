import { liveApi } from '../../../schemas/api/live.ts';
import type { Context } from '../../platform/context.ts';
import type { Desk } from '../../platform/desk.ts';
import { type Host, implement, ofMember } from '../../platform/implement.ts';
import type { Member } from '../../platform/session.ts';
import { changeSettings } from './change-settings.ts';
import { enter } from './enter.ts';
import { admit } from './gate.ts';
import { listHall } from './list-hall.ts';
import { mute } from './mute.ts';
import { readDetail } from './read-detail.ts';
import { readMessages } from './read-messages.ts';
import { recall } from './recall.ts';
import { type Said, sayer } from './say.ts';
import { openRooms, type Rooms } from './socket/rooms.ts';
import { serveSocket } from './socket/serve-socket.ts';
import { takePassword } from './take-password.ts';

type Verb<P, D> = (context: Context<Member>, payload: P) => Promise<D>;

/** A verb that writes to a room's log: whoever listens is told at once. */
const waking =
  <P extends { id: string }, D>(rooms: Rooms, verb: Verb<P, D>): Verb<P, D> =>
  async (context, payload) => {
    const answer = await verb(context, payload);
    rooms.wake(Number(payload.id));
    return answer;
  };

/** The calls of live broadcasts, and their rooms' socket. */
export const serveLive = (host: Host, desk: Desk): void => {
  const { db, clock, app } = host;
  const rooms = openRooms({ db, clock, log: app.log });
  const say = sayer();
  const sayByCall: Verb<Said & { id: string }, { entryId: number }> = async (context, payload) => {
    const { member, now } = context;
    const presence = await admit(context.db, payload.id, member.id, now);
    return { entryId: await say(context.db, presence, member.id, payload, now) };
  };
  serveSocket(host, { db, clock, rooms, say });
  implement(host, liveApi, {
    liveHall: ofMember(listHall),
    liveDetail: ofMember(readDetail),
    livePassword: ofMember(takePassword),
    enterLive: ofMember(enter(desk)),
    liveMessages: ofMember(readMessages),
    sayInLive: ofMember(waking(rooms, sayByCall)),
    recallMessage: ofMember(waking(rooms, recall(desk))),
    muteMember: ofMember(waking(rooms, mute(desk))),
    changeLiveSettings: ofMember(waking(rooms, changeSettings(desk))),
  });
};
