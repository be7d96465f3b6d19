import { courseRefusals } from '#schemas/course/refusals.ts';
import { saveReview as endpoint } from '#schemas/course/review-endpoints.ts';
import { review } from '../../../db/tables/course.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { steps } from '../../../platform/endpoint/verb.ts';
import { productFor } from '../product-for.ts';

/** Stores `text` as plain text. Refuses `noSuchProduct`, `reviewNotBought`. */
export const saveReview = steps(endpoint, {
  prepare: async (context, { id, score, text }) => {
    const { row, access } = await productFor(context, id);
    if (access === 'none') throw new RefusedError(courseRefusals.reviewNotBought);
    return { productId: row.id, score, text };
  },
  run: async ({ db, member, now }, _payload, { productId, score, text }) => {
    const own = { score, text, at: new Date(now) };
    await db
      .insert(review)
      .values({ productId, memberId: member.id, ...own })
      .onConflictDoUpdate({ target: [review.productId, review.memberId], set: own });
    return {};
  },
});
