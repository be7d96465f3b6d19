import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { productOf } from '../products.ts';
import { reviewsOf } from '../reviews.ts';

/** Refuses `noSuchProduct`. */
export const listReviews = async (
  { db, member }: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const { id: productId } = await productOf(db, id);
  return reviewsOf(db, productId, member.id, page);
};
