import type * as z from 'zod/mini';
import { oneLine } from '../text/tidy-text.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { oneOf, withDefault } from '../wire/payload.ts';
import {
  choice,
  count,
  flag,
  id,
  link,
  picture,
  requiredText,
  text,
  time,
} from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { filled, ruled, tidied, upTo } from '../wire/rules.ts';
import { byRule, list, object } from '../wire/structures.ts';
import { liveRefusals } from './refusals.ts';

/** The calls inside a live room: coming in, its log, what its leaders do. Times in ms. */

/** Most characters that a message may have. */
export const LONGEST_MESSAGE = 200;
/** How long a member may recall an own message, in ms. */
export const RECALL_LIMIT = 120_000;

const liveRoles = ['host', 'assistant', 'member'] as const;
export type LiveRole = (typeof liveRoles)[number];

/** A room's state. `online`: members in it now; `slowSeconds` 0: no slow mode. */
export const liveState = object(
  { status: choice, num: count, online: count, mute_all: flag, slow_seconds: count, now: time },
  { num: 'viewers' },
);
export type LiveState = z.output<typeof liveState>;

/**
 * Goes into a room; what can be repeated, so it takes no key. `stream` is signed for this member and
 * is to be asked for anew after `streamUntil`; '' before the start and where there is no replay.
 */
export const enterLive = defineEndpoint({
  path: '/v1/live/enter',
  payload: object({ id }),
  data: object(
    {
      stream: link,
      stream_until: time,
      member_id: id,
      role: oneOf(liveRoles),
      muted_until: time,
      state: liveState,
    },
    byRule,
  ),
  access: 'member',
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
  ),
});
export type LiveEntrance = z.output<typeof enterLive.data>;

/**
 * `text` is a message; the others tell of a change in the room: `recall` (of the message `target`),
 * `mute` (of the member `target`, `until` null: lifted), `settings`.
 */
export const entryKinds = ['text', 'recall', 'mute', 'settings'] as const;

/** An entry of a room's log; ids grow. `body` is text, '' where the message was recalled. */
const liveEntry = object(
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
  { headimg: 'avatar' },
);
export type LiveEntry = z.output<typeof liveEntry>;

/** Entries from old to new. `reset`: more has happened than is told, forget what is older. */
export const entriesFields = { entries: list(liveEntry), reset: flag };

/**
 * The log after `since` (0: its end), or what stands before `before`. For networks without sockets,
 * and for reading back.
 */
export const liveMessages = defineEndpoint({
  path: '/v1/live/messages',
  payload: object({ id, since: withDefault(count, 0), before: withDefault(count, 0) }),
  data: object({ ...entriesFields, state: liveState }),
  access: 'member',
  loading: false,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
  ),
});

const messageRules = [
  filled(liveRefusals.messageEmpty.message, liveRefusals.messageEmpty),
  {
    // spreading counts an emoji as one character, `length` as two
    holds: (text: string) => [...text].length <= LONGEST_MESSAGE,
    reason: `最多 ${LONGEST_MESSAGE} 个字`,
    refusal: liveRefusals.messageTooLong,
    n: LONGEST_MESSAGE,
  },
];

/** A message in one line, as the socket takes it. */
export const messageLine = ruled(tidied(text, oneLine), ...messageRules);

/** Writes a message where no socket opens; `key` is the message's own. */
export const sayInLive = defineEndpoint({
  path: '/v1/live/say',
  payload: object({ id, body: ruled(tidied(requiredText, oneLine), ...messageRules), key }),
  data: object({ entry_id: count }, byRule),
  access: 'member',
  changes: true,
  loading: false,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
    'messageEmpty',
    'messageTooLong',
    'liveMuted',
    'liveMutedAll',
    'liveSlow',
    'liveTooFast',
    'liveChatOver',
  ),
});

/** Takes a message back: one's own within `RECALL_LIMIT`, any by who leads the room. */
export const recallMessage = defineEndpoint({
  path: '/v1/live/recall',
  payload: object({ id, entry_id: count, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
    'noSuchEntry',
    'recallLate',
  ),
});

/** Up to 1440 minutes, a day. */
const muteMinutes = ruled(count, upTo(1440, liveRefusals.badMute));

/** Keeps a member from writing for some minutes; 0 lifts it. For who leads the room. */
export const muteMember = defineEndpoint({
  path: '/v1/live/mute',
  payload: object({ id, member_id: id, minutes: muteMinutes, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
    'notLeading',
    'badMute',
    'muteLeader',
    'noSuchListener',
  ),
});

const slowSeconds = ruled(count, upTo(300, liveRefusals.badSlowMode));

/** For the host. */
export const changeLiveSettings = defineEndpoint({
  path: '/v1/live/settings',
  payload: object({ id, mute_all: flag, slow_seconds: slowSeconds, key }),
  data: none,
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    liveRefusals,
    'liveClosed',
    'noSuchLive',
    'livePasswordNeeded',
    'livePayNeeded',
    'notLeading',
    'notHost',
    'badSlowMode',
  ),
});

export const liveRoomApi = {
  enterLive,
  liveMessages,
  sayInLive,
  recallMessage,
  muteMember,
  changeLiveSettings,
};
