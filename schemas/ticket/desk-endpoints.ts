import * as z from 'zod/mini';
import {
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { CHECK_INS } from '../wire/call-rates.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { ticketTargets } from './fields.ts';
import { ticketRefusals } from './refusals.ts';

const listedOccasion = z.object({
  target: z.enum(ticketTargets),
  id: rowId,
  title: z.string(),
  venue: z.string(),
  startAt: epochMs,
  endAt: epochMs,
  /** Valid and used tickets together. */
  issued: z.int(),
  used: z.int(),
});
export type ListedOccasion = z.output<typeof listedOccasion>;

/** Events of now and the last 24 hours, and coming ones; the next first. */
export const listOccasions = operatorCall(
  'list-occasions',
  'content.look',
  emptyObject,
  z.object({ items: z.array(listedOccasion), now: epochMs }),
);

const checkedTicket = z.object({
  /** In groups of four, as on the ticket. */
  code: z.string(),
  title: z.string(),
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  usedAt: epochMs,
});
export type CheckedTicket = z.output<typeof checkedTicket>;

export const checkIn = operatorCall(
  'check-in',
  'content.edit',
  z.object({
    target: z.enum(ticketTargets),
    id: rowId,
    /** As typed or scanned. */
    code: words(LONGEST_WORD),
    key: operationKey,
  }),
  checkedTicket,
  {
    idempotent: true,
    rate: CHECK_INS,
    refusals: pickRefusals(
      ticketRefusals,
      'noSuchTicket',
      'ticketUsed',
      'ticketElsewhere',
      'ticketVoid',
      'ticketOtherDay',
      'ticketUnpaid',
      'ticketGrouping',
      'ticketClosed',
      'ticketNotOrder',
      'noSuchOccasion',
    ),
  },
);

export const ticketDeskApi = { listOccasions, checkIn };
