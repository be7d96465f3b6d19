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

export const LONGEST_MESSAGE = 200;
/** For a member's own messages, in ms. */
export const RECALL_LIMIT = 120_000;

const liveRoles = ['host', 'assistant', 'member'] as const;
export type LiveRole = (typeof liveRoles)[number];

export const liveState = object(
  {
    status: choice,
    num: count,
    /** Members in the room now. */
    online: count,
    mute_all: flag,
    /** Between two messages of a member; 0: no limit. */
    slow_seconds: count,
    now: time,
  },
  { num: 'viewers' },
);
export type LiveState = z.output<typeof liveState>;

/** Enters a room; it can be repeated, so it takes no key. */
export const enterLive = defineEndpoint({
  path: '/v1/live/enter',
  payload: object({ id }),
  data: object(
    {
      /** Signed for the member; '' before the start and where there is no replay. */
      stream: link,
      /** When `stream` expires; the page then enters again for a new one. */
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

/** `text`: a message; the others record a change in the room. */
export const entryKinds = ['text', 'recall', 'mute', 'settings'] as const;

const liveEntry = object(
  {
    /** Grows from entry to entry. */
    id: count,
    kind: oneOf(entryKinds),
    /** Plain text; '' where the message was recalled. */
    body: text,
    at: time,
    /** The recalled message, or the muted member; otherwise 0. */
    target: count,
    /** When the mute ends; null: it was lifted. */
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

export const entriesFields = {
  /** From old to new. */
  entries: list(liveEntry),
  /** Entries are missing before these: the page forgets those that it has. */
  reset: flag,
};

/** Answers a part of the log, for networks without sockets and for reading back. */
export const liveMessages = defineEndpoint({
  path: '/v1/live/messages',
  payload: object({
    id,
    /** Answers the entries after this one; 0: the newest. */
    since: withDefault(count, 0),
    /** Answers the entries before this one instead; 0: not. */
    before: withDefault(count, 0),
  }),
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

export const messageLine = ruled(tidied(text, oneLine), ...messageRules);

/** Sends a message where no socket opens; each message has its own `key`. */
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

/** Recalls a message: members their own within `RECALL_LIMIT`, host and assistants any. */
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

const muteMinutes = ruled(count, upTo(1440, liveRefusals.badMute));

/** Mutes a member for some minutes, or lifts that with 0; for host and assistants. */
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

/** For the host alone. */
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
