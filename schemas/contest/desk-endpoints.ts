import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, epochMs, words } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from './fields.ts';
import { contestRefusals } from './refusals.ts';

/** Prizes that are sent by post: those who may decide about what is given away see where to, and send them. */

export const parcelStates = ['claimed', 'unclaimed', 'sent'] as const;

/** `at`: when it was drawn. */
const head = memberRow(parcelStates, { title: z.string(), game: z.string() });

const noSuchDraw = pickRefusals(contestRefusals, 'noSuchDraw');

/** What waits to be sent comes oldest first, all else newest first; `word` stands in the nickname or in the prize. */
export const prizeCalls = queueCalls({
  ...{ label: '寄奖品', many: 'prizes', one: 'prize', look: 'trade.look' },
  ...{ tabs: parcelStates, head, refusals: noSuchDraw },
  /** Where it goes is '' until its member has said so. */
  full: z.extend(head, {
    receiver: z.string(),
    phone: z.string(),
    address: z.string(),
    claimedAt: z.nullable(epochMs),
    carrier: z.string(),
    tracking: z.string(),
    sentAt: z.nullable(epochMs),
    by: author,
  }),
});
export const { count: countParcels, list: listParcels, read: readParcel } = prizeCalls;

/** `stale`: it is sent already, or has no address yet. */
export const sendParcel = decisionCall(
  'send-prize',
  'trade.edit',
  {
    carrier: words(CARRIER_LENGTH).check(z.minLength(1)),
    tracking: words(TRACKING_LENGTH).check(z.minLength(1)),
  },
  ['sent'],
  noSuchDraw,
);

export const contestDeskApi = { countParcels, listParcels, readParcel, sendParcel };
