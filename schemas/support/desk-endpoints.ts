import * as z from 'zod/mini';
import { pickRefusals } from '../define-refusals.ts';
import {
  author,
  emptyObject,
  epochMs,
  LONGEST_WORD,
  operationKey,
  operatorCall,
  operatorText,
  pageNumber,
  rowId,
  words,
} from '../operator/operator-call.ts';
import { orderStates } from '../order/fields.ts';
import { LARGEST_INTEGER } from '../primitives.ts';
import { keptThreadStates, LONGEST_SUPPORT_TEXT, supportSides } from './fields.ts';
import { supportRefusals } from './refusals.ts';

/** What members ask the desk: publishers alone read and answer it. */

const threadHead = z.object({
  member: rowId,
  nickname: z.string(),
  /** The member's phone with its middle hidden; '' for none. */
  phone: z.string(),
  state: z.enum(keptThreadStates),
  /** How many messages of the member nobody has answered. */
  waiting: z.int(),
  /** The latest message, cut. */
  latest: z.string(),
  latestAt: epochMs,
});
export type ThreadHead = z.output<typeof threadHead>;

const deskMessage = z.object({
  id: rowId,
  side: z.enum(supportSides),
  /** Who answered; '' for the member. */
  by: author,
  text: z.string(),
  pictures: z.array(z.string()),
  at: epochMs,
  order: z.nullable(
    z.object({ orderNo: z.string(), title: z.string(), state: z.enum(orderStates) }),
  ),
});
export type DeskMessage = z.output<typeof deskMessage>;

const threadInFull = z.extend(threadHead, {
  /** In the order in which they were written. */
  messages: z.array(deskMessage),
  /** There are older ones. */
  more: z.boolean(),
});
export type ThreadInFull = z.output<typeof threadInFull>;

export const supportTabs = ['waiting', ...keptThreadStates, 'all'] as const;
export type SupportTab = (typeof supportTabs)[number];

/** Who waits comes first, and who has waited longest before others; `word` stands in the nickname. */
export const listSupport = operatorCall(
  'list-support',
  'support.look',
  z.object({ state: z.enum(supportTabs), word: words(LONGEST_WORD), page: pageNumber }),
  z.object({ items: z.array(threadHead), pages: z.int(), waiting: z.int() }),
);

const noSuchThread = pickRefusals(supportRefusals, 'noSuchThread');

/** A thread; `before`: messages older than this one, 0 for the latest. */
export const readSupport = operatorCall(
  'read-support',
  'support.look',
  z.object({
    member: rowId,
    before: z.int().check(z.nonnegative(), z.maximum(LARGEST_INTEGER)),
  }),
  threadInFull,
  { refusals: noSuchThread },
);

/** How many threads wait for an answer. */
export const countSupport = operatorCall(
  'count-support',
  'support.look',
  emptyObject,
  z.object({ waiting: z.int() }),
);

/** Answers; the member is told. */
export const answerSupport = operatorCall(
  'answer-support',
  'support.edit',
  z.object({ member: rowId, text: operatorText(LONGEST_SUPPORT_TEXT), key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: noSuchThread },
);

/** Ends a thread, which the member's next message opens again. */
export const closeSupport = operatorCall(
  'close-support',
  'support.edit',
  z.object({ member: rowId, key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: noSuchThread },
);

export const supportDeskApi = {
  countSupport,
  listSupport,
  readSupport,
  answerSupport,
  closeSupport,
};
