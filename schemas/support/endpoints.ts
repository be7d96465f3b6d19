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
  supportSides,
  supportText,
} from './fields.ts';
import { supportRefusals } from './refusals.ts';

/** `orders`: the order that it is about, if any. */
const supportMessage = object({
  id,
  side: oneOf(supportSides),
  text,
  pictures: list(picture),
  time,
  orders: list(orderCard),
});
export type SupportMessage = z.output<typeof supportMessage>;

/**
 * A member's own thread, the latest messages in the order in which they were written; `before`: older
 * ones than this message, 0 for the latest. `link`: the messenger's page that answers in place of the
 * desk, '' for none. `orders`: the own order that `order_id` names, if any.
 */
export const supportThread = defineEndpoint({
  path: '/v1/support/thread',
  payload: object({ order_id: withDefault(text, ''), before: withDefault(count, 0) }),
  data: object({
    link,
    state: oneOf(['none', ...storedThreadStates]),
    messages: list(supportMessage),
    more: flag,
    orders: list(orderCard),
  }),
  access: 'member',
  rate: LOOKS,
  loading: false,
  refusals: {},
});

export type SupportThread = z.output<typeof supportThread.data>;

/** Questions in a minute. */
const QUESTIONS = 20;

/** Writes to the desk, and opens the thread where it was closed. `order_id`: an own order, '' for none. */
export const askSupport = defineEndpoint({
  path: '/v1/support/ask',
  payload: object({
    text: supportText,
    pictures: withDefault(batchOf(picture, MOST_SUPPORT_PICTURES), []),
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
