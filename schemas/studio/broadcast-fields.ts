import { oneLine, severalLines } from '../text/tidy-text.ts';
import { LONGEST_PASSWORD } from '../text/validators.ts';
import { withDefault } from '../wire/payload.ts';
import { count, text, time } from '../wire/primitives.ts';
import { atMost, filled, ruled, tidied, upTo } from '../wire/rules.ts';
import { TITLE_LENGTH } from './fields.ts';
import { studioRefusals } from './refusals.ts';

/** `withdrawn`: by its teacher, before a decision; `revoked`: by an operator, after it had passed. */
export const broadcastStates = ['waiting', 'passed', 'refused', 'withdrawn', 'revoked'] as const;

export type BroadcastState = (typeof broadcastStates)[number];

/** In these it can be changed and sent again. */
const reopenedStates = ['refused', 'withdrawn', 'revoked'] as const;

export const isReopened = (state: BroadcastState): boolean =>
  reopenedStates.some((each) => each === state);

export const admissions = ['free', 'paid', 'password'] as const;

export type Admission = (typeof admissions)[number];

/** In ms from now: the bounds of a start. */
export const SOONEST_START = 30 * 60_000;
export const LATEST_START = 90 * 86_400_000;

const MINUTE = 60_000;
/** In minutes. */
export const LONGEST_BROADCAST = 480;
export const MOST_WAITING_BROADCASTS = 20;
export const BROADCAST_INTRO_LENGTH = 1000;
const SHORTEST_PASSWORD = 4;

/** In whole minutes: the shortest length of a broadcast that plays a file. */
export const shortestFor = (durationMs: number): number =>
  Math.max(1, Math.ceil(durationMs / MINUTE));

export const isInTime = (startAt: number, now: number): boolean =>
  startAt >= now + SOONEST_START && startAt <= now + LATEST_START;

const { broadcastIncomplete, broadcastTooLong, courseFieldTooLong, passwordTooShort } =
  studioRefusals;

export const broadcastTitle = ruled(
  tidied(text, oneLine),
  filled('请填写标题', broadcastIncomplete),
  atMost(TITLE_LENGTH, courseFieldTooLong),
);

/** A paragraph for each line. */
export const broadcastIntro = ruled(
  tidied(text, severalLines),
  filled('请填写直播介绍', broadcastIncomplete),
  atMost(BROADCAST_INTRO_LENGTH, courseFieldTooLong),
);

export const broadcastStart = ruled(time, {
  holds: (value) => value !== null,
  reason: '请选择开始时间',
  refusal: broadcastIncomplete,
});

export const broadcastMinutes = ruled(
  count,
  { holds: (value) => value > 0, reason: '请填写时长', refusal: broadcastIncomplete },
  upTo(LONGEST_BROADCAST, broadcastTooLong),
);

/** '' keeps the one that was set before. */
export const newPassword = withDefault(
  ruled(
    text,
    {
      holds: (value) => value === '' || value.length >= SHORTEST_PASSWORD,
      reason: `至少 ${SHORTEST_PASSWORD} 位`,
      refusal: passwordTooShort,
    },
    atMost(LONGEST_PASSWORD, courseFieldTooLong, `最多 ${LONGEST_PASSWORD} 位`),
  ),
  '',
);

/** The key of a file of the library. */
const fileKey = (reason: string) =>
  ruled(text, filled(reason, broadcastIncomplete), atMost(12, broadcastIncomplete));

export const broadcastVideo = fileKey('请选择视频');
export const broadcastCover = fileKey('请选择封面');
