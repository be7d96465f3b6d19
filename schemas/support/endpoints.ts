import type * as z from 'zod/mini';
import { orderRefusals } from '../order/refusals.ts';
import { uploadRefusals } from '../upload/refusals.ts';
import { LOOKS } from '../wire/call-rates.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, oneOf, withDefault } from '../wire/payload.ts';
import { count, flag, id, link, picture, text, time } from '../wire/primitives.ts';
import { key, none } from '../wire/query-fields.ts';
import { list, object } from '../wire/structures.ts';
import {
  MOST_SUPPORT_PICTURES,
  orderCard,
  storedThreadStates,
  storedTopics,
  supportSides,
  supportText,
} from './fields.ts';
import { supportRefusals } from './refusals.ts';

const supportMessage = object({
  id,
  side: oneOf(supportSides),
  topic: withDefault(oneOf(storedTopics), ''),
  text,
  pictures: list(picture),
  time,
  /** The order that the message is about, at most one. */
  orders: list(orderCard),
});
export type SupportMessage = z.output<typeof supportMessage>;

/** The member's own thread: its latest messages, oldest first. */
export const supportThread = defineEndpoint({
  path: '/v1/support/thread',
  payload: object({
    order_id: withDefault(text, ''),
    /** Messages older than this one; 0 for the latest. */
    before: withDefault(count, 0),
  }),
  data: object({
    /** The messenger's support page, which replaces this thread; '' for none. */
    link,
    state: oneOf(['none', ...storedThreadStates]),
    /** The topic of the latest question. */
    topic: withDefault(oneOf(storedTopics), ''),
    /** When the desk answers, and how soon, in words; '' for unknown. */
    hours: text,
    promise: text,
    phone: text,
    messages: list(supportMessage),
    more: flag,
    /** The member's order with the id `order_id`, at most one. */
    orders: list(orderCard),
  }),
  access: 'member',
  rate: LOOKS,
  loading: false,
  refusals: {},
});

export type SupportThread = z.output<typeof supportThread.data>;

/** Per minute. */
const QUESTIONS = 20;

/** Writes to support; reopens a closed thread. */
export const askSupport = defineEndpoint({
  path: '/v1/support/ask',
  payload: object({
    text: supportText,
    topic: withDefault(oneOf(storedTopics), ''),
    pictures: withDefault(batchOf(picture, MOST_SUPPORT_PICTURES), []),
    /** One of the member's orders; '' for none. */
    order_id: withDefault(text, ''),
    key,
  }),
  data: none,
  access: 'member',
  idempotent: true,
  rate: QUESTIONS,
  changes: true,
  whenDisabled: true,
  refusals: joinRefusals(
    pickRefusals(supportRefusals, 'emptyQuestion', 'questionTooLong'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
    pickRefusals(orderRefusals, 'noSuchOrder'),
  ),
});

export const supportApi = { supportThread, askSupport };
