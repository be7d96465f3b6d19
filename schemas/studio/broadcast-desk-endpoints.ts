import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, epochMs, words } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { admissions, broadcastStates } from './broadcast-fields.ts';
import { LONGEST_REASON } from './desk-endpoints.ts';
import { studioRefusals } from './refusals.ts';

const head = memberRow(broadcastStates, {
  title: z.string(),
  teacher: z.string(),
  startAt: epochMs,
  admission: z.enum(admissions),
  /** Yuan with two decimals. */
  price: z.string(),
});
export type BroadcastHead = z.output<typeof head>;

const noSuchBroadcast = pickRefusals(studioRefusals, 'noSuchBroadcast');

export const broadcastCalls = queueCalls({
  ...{ label: '直播申请', many: 'broadcast-applications', one: 'broadcast-application' },
  ...{ look: 'content.look', head, refusals: noSuchBroadcast },
  tabs: [...broadcastStates, 'all'],
  full: z.extend(head, {
    intro: z.string(),
    minutes: z.int(),
    /** '' where the file is gone. */
    video: z.string(),
    durationMs: z.int(),
    /** Where it plays for a while for this operator; '' where it does not. */
    play: z.string(),
    poster: z.string(),
    pictures: z.array(z.string()),
    reason: z.string(),
    by: author,
    decidedAt: z.nullable(epochMs),
    /** The broadcast that it made; null for none. */
    live: z.nullable(z.int()),
    /** That broadcast has not begun, so the approval can be taken back. */
    revocable: z.boolean(),
  }),
});
const { count: countBroadcasts, list: listBroadcasts } = broadcastCalls;
/** @internal for tests and stories, which name calls one by one */
export const { read: readBroadcast } = broadcastCalls;

/** Makes the broadcast, or refuses the application with a reason; `stale`: it was decided or withdrawn before. */
export const decideBroadcast = decisionCall(
  'decide-broadcast-application',
  'content.edit',
  { reason: words(LONGEST_REASON), accepted: z.boolean() },
  ['decided', 'reason-missing', 'too-late', 'media-not-ready', 'overlapping'],
  noSuchBroadcast,
);

/** Takes an approval back before the start, while nobody has a ticket or is paying for one. */
export const revokeBroadcast = decisionCall(
  'revoke-broadcast-application',
  'content.edit',
  { reason: words(LONGEST_REASON) },
  ['decided', 'reason-missing', 'begun', 'sold'],
  noSuchBroadcast,
);

export const broadcastDeskApi = {
  countBroadcasts,
  listBroadcasts,
  readBroadcast,
  decideBroadcast,
  revokeBroadcast,
};
