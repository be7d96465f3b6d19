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
  words,
} from '../operator/operator-call.ts';
import { orderStates } from '../order/fields.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { LARGEST_INTEGER } from '../wire/primitives.ts';
import { LONGEST_SUPPORT_TEXT, storedThreadStates, storedTopics, supportSides } from './fields.ts';
import { supportRefusals } from './refusals.ts';

export const LONGEST_SERVICE_WORDS = 40;

const threadHead = z.object({
  member: rowId,
  nickname: z.string(),
  /** With its middle hidden; '' for none. */
  phone: z.string(),
  state: z.enum(storedThreadStates),
  /** Of the latest question. */
  topic: z.enum(storedTopics),
  /** Messages of the member that nobody has answered. */
  waiting: z.int(),
  latest: z.string(),
  latestAt: epochMs,
});
export type ThreadHead = z.output<typeof threadHead>;

const deskMessage = z.object({
  id: rowId,
  side: z.enum(supportSides),
  topic: z.enum(storedTopics),
  /** Who answered; '' for the member. */
  by: author,
  text: z.string(),
  pictures: z.array(z.string()),
  at: epochMs,
  order: z.nullable(
    z.object({
      id: rowId,
      orderNo: z.string(),
      title: z.string(),
      state: z.enum(orderStates),
      refundAsked: z.boolean(),
    }),
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

const serviceHours = {
  /** When the desk answers, such as 周一至周五 9:00–18:00. */
  hours: words(LONGEST_SERVICE_WORDS),
  /** How soon, such as 一般 30 分钟内回复. */
  promise: words(LONGEST_SERVICE_WORDS),
  phone: words(LONGEST_SERVICE_WORDS),
};

/** What members read above their questions; '' for what is not told. */
export const readServiceHours = operatorCall(
  'read-service-hours',
  'support.look',
  emptyObject,
  z.object({ hours: z.string(), promise: z.string(), phone: z.string() }),
);

export const saveServiceHours = operatorCall(
  'save-service-hours',
  'support.edit',
  z.object({ ...serviceHours, key: operationKey }),
  emptyObject,
  { idempotent: true },
);

export const supportDeskApi = {
  countSupport,
  listSupport,
  readSupport,
  answerSupport,
  closeSupport,
  readServiceHours,
  saveServiceHours,
};
