import { eq } from 'drizzle-orm';
import { review } from '../../db/tables/study.ts';
import type { Context } from '../../platform/context.ts';
import { pagesOf } from '../../platform/paging.ts';
import type { Member } from '../../platform/session.ts';
import { productOf } from './products.ts';
import { reviewsOf } from './reviews.ts';

/** Reviews of a product, newest first. Refuses `noSuchProduct`. */
export const listReviews = async (
  { db, member }: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const { id: productId } = await productOf(db, id);
  const [items, total] = await Promise.all([
    reviewsOf(db, productId, member.id, { page }),
    db.$count(review, eq(review.productId, productId)),
  ]);
  return { items, pageCount: pagesOf(total) };
};
