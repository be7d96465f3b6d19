import type * as z from 'zod/mini';
import { uploadRefusals } from '../upload/refusals.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { joinRefusals, pickRefusals } from '../wire/define-refusals.ts';
import { batchOf, oneOf, withDefault } from '../wire/payload.ts';
import { id, picture, requiredText, text, time } from '../wire/primitives.ts';
import { key, none, pageOf } from '../wire/query-fields.ts';
import { list, object, paged } from '../wire/structures.ts';
import {
  feedbackContact,
  feedbackKinds,
  feedbackStates,
  feedbackText,
  MOST_FEEDBACK_PICTURES,
} from './fields.ts';
import { feedbackRefusals } from './refusals.ts';

const ownFeedback = object(
  {
    id,
    kind: oneOf(feedbackKinds),
    text: requiredText,
    pictures: list(picture),
    time,
    state: oneOf(feedbackStates),
    /** Of an operator; '' until there is one. */
    answer: text,
    answer_time: time,
  },
  { answer_time: 'answeredAt' },
);
export type OwnFeedback = z.output<typeof ownFeedback>;

export const feedbackList = defineEndpoint({
  path: '/v1/feedback/list',
  payload: object(pageOf),
  data: paged('data', 'last_page', ownFeedback),
  access: 'member',
  refusals: {},
});

/** In a minute. */
const FEEDBACKS = 10;

export const sendFeedback = defineEndpoint({
  path: '/v1/feedback/send',
  payload: object({
    kind: oneOf(feedbackKinds),
    text: feedbackText,
    contact: withDefault(feedbackContact, ''),
    pictures: withDefault(batchOf(picture, MOST_FEEDBACK_PICTURES), []),
    key,
  }),
  data: none,
  access: 'member',
  idempotent: true,
  rate: FEEDBACKS,
  changes: true,
  refusals: joinRefusals(
    pickRefusals(feedbackRefusals, 'emptyFeedback', 'feedbackTooLong'),
    pickRefusals(uploadRefusals, 'pictureUnknown'),
  ),
});

export const feedbackApi = { feedbackList, sendFeedback };
