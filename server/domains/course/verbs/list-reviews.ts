import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { openProduct } from '../products.ts';
import { reviewsOf } from '../reviews.ts';

/** Refuses `noSuchProduct`. */
export const listReviews = async (
  context: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const { id: productId } = await openProduct(context, id);
  return reviewsOf(context.db, productId, context.member.id, page);
};
