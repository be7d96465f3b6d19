import * as z from 'zod/mini';
import { decisionCall, memberRow, queueCalls } from '../desk/queue-calls.ts';
import { author, epochMs, words } from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from './fields.ts';
import { contestRefusals } from './refusals.ts';

export const parcelStates = ['claimed', 'unclaimed', 'sent'] as const;

const head = memberRow(parcelStates, { title: z.string(), game: z.string() });

const noSuchDraw = pickRefusals(contestRefusals, 'noSuchDraw');

/** Waiting parcels come oldest first, others newest first; `word` is a part of the nickname or of the prize. */
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
/** @internal for tests and stories, which name calls one by one */
export const { count: countParcels, list: listParcels, read: readParcel } = prizeCalls;

/** Marks a prize as sent and notifies the member; `stale`: it was sent before, or has no address yet. */
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
