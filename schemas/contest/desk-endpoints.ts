import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { CARRIER_LENGTH, TRACKING_LENGTH } from './fields.ts';
import { contestRefusals } from './refusals.ts';

/** Prizes that are sent by post: those who may decide about what is given away see where to, and send them. */

export const parcelStates = ['claimed', 'unclaimed', 'sent'] as const;
export type ParcelState = (typeof parcelStates)[number];

/** `at`: when it was drawn. */
const parcelHead = z.object({
  id: rowId,
  member: rowId,
  nickname: z.string(),
  title: z.string(),
  game: z.string(),
  state: z.enum(parcelStates),
  at: epochMs,
});
export type ParcelHead = z.output<typeof parcelHead>;

/** Where it goes, once its member has said so. */
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
export type Parcel = z.output<typeof parcel>;

/** How many prizes wait to be sent. */
export const countParcels = operatorCall(
  'count-prizes',
  'trade.look',
  emptyObject,
  z.object({ waiting: z.int() }),
);

/** What waits to be sent comes oldest first, all else newest first; `word` stands in the nickname or in the prize. */
export const listParcels = operatorCall(
  'list-prizes',
  'trade.look',
  z.object({ state: z.enum(parcelStates), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(parcelHead), pages: z.int(), waiting: z.int() }),
);

const noSuchDraw = pickRefusals(contestRefusals, 'noSuchDraw');

export const readParcel = operatorCall(
  'read-prize',
  'trade.look',
  z.object({ id: rowId }),
  parcel,
  { refusals: noSuchDraw },
);

/** Marks it as sent, once, and tells the member; `stale`: somebody has, or no address was given yet. */
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
