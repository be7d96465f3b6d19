import { liveApi } from '../../../schemas/live/endpoints.ts';
import type { Member } from '../../platform/auth/session.ts';
import type { Context } from '../../platform/endpoint/context.ts';
import { type Host, implement, ofMember } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { admit } from './gate.ts';
import { type Said, sayer } from './say.ts';
import { openRooms, type Rooms } from './socket/rooms.ts';
import { serveSocket } from './socket/serve-socket.ts';
import { changeSettings } from './verbs/change-settings.ts';
import { enter } from './verbs/enter.ts';
import { listHall } from './verbs/list-hall.ts';
import { mute } from './verbs/mute.ts';
import { readDetail } from './verbs/read-detail.ts';
import { readMessages } from './verbs/read-messages.ts';
import { recall } from './verbs/recall.ts';
import { takePassword } from './verbs/take-password.ts';

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
export const serveLive = (host: Host, services: Services): void => {
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
    enterLive: ofMember(enter(services)),
    liveMessages: ofMember(readMessages),
    sayInLive: ofMember(waking(rooms, sayByCall)),
    recallMessage: ofMember(waking(rooms, recall(services))),
    muteMember: ofMember(waking(rooms, mute(services))),
    changeLiveSettings: ofMember(waking(rooms, changeSettings(services))),
  });
};
