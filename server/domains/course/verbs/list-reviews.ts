import { eq } from 'drizzle-orm';
import { review } from '../../../db/tables/course.ts';
import type { Member } from '../../../platform/auth/session.ts';
import type { Context } from '../../../platform/endpoint/context.ts';
import { pagesOf } from '../../../platform/wire/paging.ts';
import { productOf } from '../products.ts';
import { reviewsOf } from '../reviews.ts';

/** Reviews of a product, newest first. Refuses `noSuchProduct`. */
export const listReviews = async (
  { db, member }: Context<Member>,
  { id, page }: { id: string; page: number },
) => {
  const { id: productId } = await productOf(db, id);
  const [items, total] = await Promise.all([
    reviewsOf(db, productId, member.id, page),
    db.$count(review, eq(review.productId, productId)),
  ]);
  return { items, pageCount: pagesOf(total) };
};
