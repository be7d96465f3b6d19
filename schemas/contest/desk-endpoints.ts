import * as z from 'zod/mini';
import { byWord, queueCalls, waits } from '../desk/queue-calls.ts';
import {
  author,
  epochMs,
  operationKey,
  operatorCall,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from './fields.ts';
import { contestRefusals } from './refusals.ts';

export const parcelStates = ['claimed', 'unclaimed', 'sent'] as const;
export type ParcelState = (typeof parcelStates)[number];

const parcelHead = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  title: z.string(),
  game: z.string(),
  state: z.enum(parcelStates),
  /** When the prize was drawn. */
  at: epochMs,
});

/** Receiver, phone and address are '' until the member has claimed the prize. */
const parcel = z.extend(parcelHead, {
  receiver: z.string(),
  phone: z.string(),
  address: z.string(),
  claimedAt: z.nullable(epochMs),
  carrier: z.string(),
  tracking: z.string(),
  sentAt: z.nullable(epochMs),
  by: author,
});

const noSuchDraw = pickRefusals(contestRefusals, 'noSuchDraw');

/** Waiting parcels come oldest first, others newest first; `word` is a part of the nickname or of the prize. */
export const {
  count: countParcels,
  list: listParcels,
  read: readParcel,
} = queueCalls({
  ...{ many: 'prizes', one: 'prize', look: 'trade.look', tabs: parcelStates },
  ...{ head: parcelHead, full: parcel, id: z.object({ id: rowId }) },
  ...{ filter: byWord, listed: waits, counts: waits, refusals: noSuchDraw },
});

/** Marks a prize as sent and notifies the member; `stale`: it was sent before, or has no address yet. */
export const sendParcel = operatorCall(
  'send-prize',
  'trade.edit',
  z.object({
    id: rowId,
    carrier: words(CARRIER_LENGTH).check(z.minLength(1)),
    tracking: words(TRACKING_LENGTH).check(z.minLength(1)),
    key: operationKey,
  }),
  z.object({ outcome: z.enum(['sent', 'stale']) }),
  { idempotent: true, refusals: noSuchDraw },
);

export const contestDeskApi = { countParcels, listParcels, readParcel, sendParcel };
