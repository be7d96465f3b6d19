import * as z from 'zod/mini';
import { queueCalls } from '../desk/queue-calls.ts';
import {
  author,
  emptyObject,
  epochMs,
  operationKey,
  operatorCall,
  operatorText,
  rowId,
} from '../operator/operator-call.ts';
import { orderStates } from '../order/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { LARGEST_INTEGER } from '../wire/primitives.ts';
import { LONGEST_SUPPORT_TEXT, storedThreadStates, supportSides } from './fields.ts';
import { supportRefusals } from './refusals.ts';

const threadHead = z.object({
  member: rowId,
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  state: z.enum(storedThreadStates),
  /** Messages of the member that nobody has answered. */
  waiting: z.int(),
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
  /** Oldest first. */
  messages: z.array(deskMessage),
  more: z.boolean(),
});
export type ThreadInFull = z.output<typeof threadInFull>;

const noSuchThread = pickRefusals(supportRefusals, 'noSuchThread');

/** Unanswered threads first, the longest waiting first; a search word is part of the nickname. */
export const supportCalls = queueCalls({
  ...{ label: '客服', many: 'support', one: 'support', look: 'support.look' },
  ...{ tabs: ['waiting', ...storedThreadStates, 'all'], head: threadHead, full: threadInFull },
  ...{ id: 'member', key: 'member', refusals: noSuchThread },
  also: { before: z.int().check(z.nonnegative(), z.maximum(LARGEST_INTEGER)) },
});
/** @internal for tests and stories, which name calls one by one */
export const { count: countSupport, list: listSupport } = supportCalls;
export const { read: readSupport } = supportCalls;

export const answerSupport = operatorCall(
  'answer-support',
  'support.edit',
  z.object({ member: rowId, text: operatorText(LONGEST_SUPPORT_TEXT), key: operationKey }),
  emptyObject,
  { idempotent: true, refusals: noSuchThread },
);

/** Closes a thread; the member's next message reopens it. */
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
