import { liveApi } from '#schemas/live/endpoints.ts';
import type { DomainHost } from '../../platform/endpoint/host.ts';
import { implement } from '../../platform/endpoint/implement.ts';
import type { Services } from '../../platform/endpoint/services.ts';
import { startPremieres } from './premieres.ts';
import { createMessageSender } from './say.ts';
import { joinGate } from './socket/join-gate.ts';
import { sweepPages } from './socket/open-pages.ts';
import { openRooms } from './socket/rooms.ts';
import { serveSocket } from './socket/serve-socket.ts';
import { changeSettings } from './verbs/change-settings.ts';
import { enter } from './verbs/enter.ts';
import { listHall } from './verbs/list-hall.ts';
import { mute } from './verbs/mute.ts';
import { readLiveDetail } from './verbs/read-detail.ts';
import { readRoomMessages } from './verbs/read-room-messages.ts';
import { recall } from './verbs/recall.ts';
import { sayByCall } from './verbs/say-by-call.ts';
import { takePassword } from './verbs/take-password.ts';

export const serve = (host: DomainHost, services: Services): void => {
  const { db, line, clock, app } = host;
  const rooms = openRooms({ db, line, clock, log: app.log });
  const say = createMessageSender(host.limits);
  host.jobs.hourly({ 'live-pages': sweepPages });
  startPremieres(host, rooms);
  serveSocket(host, { db, clock, rooms, say, gate: joinGate(host.limits, clock) });
  implement(host, liveApi, {
    liveHall: listHall,
    liveDetail: readLiveDetail,
    livePassword: takePassword,
    enterLive: enter(services),
    liveMessages: readRoomMessages,
    sayInLive: sayByCall(rooms, say),
    recallMessage: recall(rooms),
    muteMember: mute(rooms),
    changeLiveSettings: changeSettings(rooms),
  });
};
