import type * as z from 'zod/mini';
import { key, none } from '../asked.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { oneOf, withDefault } from '../payload.ts';
import {
  choice,
  count,
  flag,
  html,
  id,
  link,
  money,
  picture,
  requiredText,
  text,
  time,
} from '../primitives.ts';
import { list, paged, shape } from '../structures.ts';

/** The calls of live broadcasts, and what goes over their room's socket. Times in ms. */

/** A call about one broadcast. */
const ofLive = shape({ id });

/** Where the room's socket listens. */
export const LIVE_SOCKET = '/v1/live/socket';
/** Most characters that a message may have. */
export const LONGEST_MESSAGE = 200;
/** How long a member may take back what they said, in ms. */
export const RECALL_LIMIT = 120_000;

export const liveRoles = ['host', 'assistant', 'member'] as const;
export type LiveRole = (typeof liveRoles)[number];

/** What stands between the member and the room: nothing, a password, a price, or its closing. */
export const liveGates = ['open', 'password', 'pay'] as const;
export type LiveGate = (typeof liveGates)[number];

const liveFields = {
  id,
  title: requiredText,
  thumb: picture,
  status: choice,
  locked: flag,
  price: money,
  num: count,
  start_time: time,
  teacher_name: text,
  is_reserve: flag,
};
const liveNames = {
  num: 'viewers',
  start_time: 'startTime',
  teacher_name: 'teacher',
  is_reserve: 'reserved',
} as const;

/** A broadcast in the hall. `status` 0 not started, 1 live, 3 replay; `locked` asks for a password. */
export const liveRow = shape(liveFields, liveNames);
export type LiveRow = z.output<typeof liveRow>;

/** The hall's broadcasts of one status. Refused while the module is closed. */
export const liveHall = defineEndpoint({
  path: '/v1/live/list',
  payload: shape({ status: choice, page: withDefault(count, 1) }),
  data: paged('data', 'last_page', liveRow),
  access: 'member',
});

/** `introHtml` is to be sanitised; `gate` is what this member has to pass; `now` the server's clock. */
export const liveDetail = defineEndpoint({
  path: '/v1/live/detail',
  payload: ofLive,
  data: shape(
    {
      ...liveFields,
      end_time: time,
      now: time,
      intro: html,
      teacher_id: text,
      headimg: picture,
      reserve_num: count,
      gate: oneOf(liveGates),
    },
    {
      ...liveNames,
      end_time: 'endTime',
      intro: 'introHtml',
      teacher_id: 'teacherId',
      headimg: 'teacherAvatar',
      reserve_num: 'reservations',
    },
  ),
  access: 'member',
});
export type LiveDetail = z.output<typeof liveDetail.data>;

/** Opens a password room for this member for good. */
export const livePassword = defineEndpoint({
  path: '/v1/live/password',
  payload: shape({ id, password: requiredText, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** What all in a room see alike. `online`: members in it now; `slowSeconds` 0: no slow mode. */
export const liveState = shape(
  { status: choice, num: count, online: count, mute_all: flag, slow_seconds: count, now: time },
  { num: 'viewers', mute_all: 'muteAll', slow_seconds: 'slowSeconds' },
);
export type LiveState = z.output<typeof liveState>;

/**
 * Goes into a room; what can be repeated, so it takes no key. `stream` is signed for this member and
 * is to be asked for anew after `streamUntil`; '' before the start and where there is no replay.
 */
export const enterLive = defineEndpoint({
  path: '/v1/live/enter',
  payload: ofLive,
  data: shape(
    {
      stream: link,
      stream_until: time,
      member_id: id,
      role: oneOf(liveRoles),
      muted_until: time,
      state: liveState,
    },
    { stream_until: 'streamUntil', member_id: 'memberId', muted_until: 'mutedUntil' },
  ),
  access: 'member',
});
export type LiveEntrance = z.output<typeof enterLive.data>;

/**
 * `text` is a message; the others tell of a change in the room: `recall` (of the message `target`),
 * `mute` (of the member `target`, `until` null: lifted), `settings`.
 */
export const entryKinds = ['text', 'recall', 'mute', 'settings'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of a room's log; ids grow. `body` is text, '' where the message was recalled. */
export const liveEntry = shape(
  {
    id: count,
    kind: oneOf(entryKinds),
    body: text,
    at: time,
    target: count,
    until: time,
    recalled: flag,
    key: text,
    member_id: text,
    nickname: text,
    headimg: picture,
    role: oneOf(liveRoles),
  },
  { member_id: 'memberId', headimg: 'avatar' },
);
export type LiveEntry = z.output<typeof liveEntry>;

/** Entries from old to new. `reset`: more has happened than is told, forget what is older. */
const entriesFields = { entries: list(liveEntry), reset: flag };

/**
 * The log after `since` (0: its end), or what stands before `before`. For networks without sockets,
 * and for reading back.
 */
export const liveMessages = defineEndpoint({
  path: '/v1/live/messages',
  payload: shape({ id, since: withDefault(count, 0), before: withDefault(count, 0) }),
  data: shape({ ...entriesFields, state: liveState }),
  access: 'member',
  loading: false,
});

/** Says something in a room where no socket opens; the key is the message's own. */
export const sayInLive = defineEndpoint({
  path: '/v1/live/say',
  payload: shape({ id, body: requiredText, key }),
  data: shape({ entry_id: count }, { entry_id: 'entryId' }),
  access: 'member',
  changes: true,
  loading: false,
});

/** Takes a message back: one's own within `RECALL_LIMIT`, any by who leads the room. */
export const recallMessage = defineEndpoint({
  path: '/v1/live/recall',
  payload: shape({ id, entry_id: count, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** Keeps a member from writing for some minutes; 0 lifts it. For who leads the room. */
export const muteMember = defineEndpoint({
  path: '/v1/live/mute',
  payload: shape({ id, member_id: id, minutes: count, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** For the host. */
export const changeLiveSettings = defineEndpoint({
  path: '/v1/live/settings',
  payload: shape({ id, mute_all: flag, slow_seconds: count, key }),
  data: none,
  access: 'member',
  changes: true,
});

/** Asks to be told when it begins, or not any more. */
export const reserveLive = defineEndpoint({
  path: '/v1/live/reserve',
  payload: shape({ id, on: flag, key }),
  data: shape({ is_reserve: flag, num: count }, { is_reserve: 'reserved', num: 'reservations' }),
  access: 'member',
  changes: true,
});

export const liveApi = {
  liveHall,
  liveDetail,
  livePassword,
  enterLive,
  liveMessages,
  sayInLive,
  recallMessage,
  muteMember,
  changeLiveSettings,
  reserveLive,
};

/** What a member's page sends over the socket: first `join`, then `say`. */
export const liveRequest = shape({
  type: oneOf(['join', 'say']),
  token: text,
  id: text,
  since: count,
  key: text,
  body: text,
});

/**
 * What a page is sent over the socket, as `{ type, data }`. `entries`: the log goes on; `state`: the
 * room as it is, also a sign of life; `said`: a message is in the log; `refused`: it is not, and
 * why; `over`: the socket closes for good.
 */
export const liveFrames = {
  entries: shape(entriesFields),
  state: liveState,
  said: shape({ key, entry_id: count }, { entry_id: 'entryId' }),
  refused: shape({ key, code: text, msg: text }),
  over: shape({ code: text, msg: text }),
};
export type LiveFrames = { [K in keyof typeof liveFrames]: z.output<(typeof liveFrames)[K]> };
