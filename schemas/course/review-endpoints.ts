import type * as z from 'zod/mini';
import { severalLines } from '../text/tidy-text.ts';
import { defineEndpoint } from '../wire/define-endpoint.ts';
import { pickRefusals } from '../wire/define-refusals.ts';
import { withDefault } from '../wire/payload.ts';
import { choice, count, flag, id, picture, text, time } from '../wire/primitives.ts';
import { key } from '../wire/query-fields.ts';
import { atMost, ruled, tidied } from '../wire/rules.ts';
import { object, paged } from '../wire/structures.ts';
import { courseRefusals } from './refusals.ts';

export const reviewSchema = object(
  {
    id,
    nickname: text,
    headimg: picture,
    /** 1 to 5. */
    score: choice,
    /** Plain text. */
    content: text,
    create_time: time,
    mine: flag,
  },
  { headimg: 'avatar', content: 'text', create_time: 'at' },
);
export type Review = z.output<typeof reviewSchema>;

export const productReviews = defineEndpoint({
  path: '/v1/product/reviews',
  payload: object({ id, page: withDefault(count, 1) }),
  data: paged('data', 'last_page', reviewSchema),
  access: 'member',
  refusals: pickRefusals(courseRefusals, 'noSuchProduct'),
});

export const REVIEW_LENGTH = 500;

export const reviewScore = ruled(choice, {
  holds: (stars) => stars >= 1 && stars <= 5,
  reason: '请选择星级',
  refusal: courseRefusals.badScore,
});

/** Plain text of several lines, or ''. */
export const reviewText = ruled(
  tidied(text, severalLines),
  atMost(REVIEW_LENGTH, courseRefusals.reviewTooLong, `评价不能超过 ${REVIEW_LENGTH} 个字`),
);

/** Reviews a product that the member may study; a second review replaces the first. */
export const saveReview = defineEndpoint({
  path: '/v1/product/review',
  payload: object({ id, score: reviewScore, text: reviewText, key }),
  data: object({}),
  access: 'member',
  idempotent: true,
  changes: true,
  refusals: pickRefusals(
    courseRefusals,
    'noSuchProduct',
    'reviewNotBought',
    'badScore',
    'reviewTooLong',
  ),
});
