import { courseRefusals } from '../../../../schemas/course/refusals.ts';
import { saveReview as endpoint } from '../../../../schemas/course/review-endpoints.ts';
import type { Payload } from '../../../../schemas/define-endpoint.ts';
import { review } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { RefusedError } from '../../../platform/endpoint/errors.ts';
import { idempotent } from '../../../platform/endpoint/idempotent.ts';
import type { Services } from '../../../platform/endpoint/services.ts';
import { accessTo, productOf } from '../products.ts';

/**
 * Keeps the member's review of a product that they may study, as plain text. Refuses
 * `noSuchProduct`, `reviewNotBought`.
 */
export const saveReview = ({ secret }: Services) =>
  idempotent(secret, endpoint, {
    prepare: async ({ db, member, now }: Context<Member>, payload: Payload<typeof endpoint>) => {
      const { score, text } = payload;
      const row = await productOf(db, payload.id);
      const access = await accessTo(db, member, row, now);
      if (access === 'none') throw new RefusedError(courseRefusals.reviewNotBought);
      return { productId: row.id, score, text };
    },
    change: async ({ db, member, now }, _payload, _request, { productId, score, text }) => {
      const own = { score, text, at: new Date(now) };
      await db
        .insert(review)
        .values({ productId, memberId: member.id, ...own })
        .onConflictDoUpdate({ target: [review.productId, review.memberId], set: own });
      return {};
    },
  });
