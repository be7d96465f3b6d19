import { and, avg, count, desc, eq, type SQL } from 'drizzle-orm';
import type { Review } from '../../../schemas/course/review-endpoints.ts';
import type { Database } from '../../db/database.ts';
import { review } from '../../db/tables/course.ts';
import { member } from '../../db/tables/member.ts';
import { rowsOf } from '../../platform/wire/paging.ts';

/** A name that others may read: the first letter and stars. */
const veiled = (nickname: string): string => {
  const [first = '学'] = nickname;
  return `${first}**`;
};

/** Reviews of a product, newest first. */
export const reviewsOf = async (
  db: Database,
  productId: number,
  memberId: number,
  { page, size }: { page: number; size?: number },
): Promise<Review[]> => {
  const { limit, offset } = rowsOf(page, size);
  const rows = await db
    .select({ review, nickname: member.nickname, avatar: member.avatar })
    .from(review)
    .innerJoin(member, eq(member.id, review.memberId))
    .where(eq(review.productId, productId))
    .orderBy(desc(review.at), desc(review.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ review: row, nickname, avatar }) => {
    const mine = row.memberId === memberId;
    return {
      id: String(row.id),
      nickname: mine ? nickname : veiled(nickname),
      avatar,
      score: row.score,
      text: row.text,
      at: row.at.getTime(),
      mine,
    };
  });
};

/** How a product was rated: `average` with one decimal, '' without a review. */
export const ratingOf = async (db: Database, productId: number) => {
  const ofProduct: SQL = eq(review.productId, productId);
  const [row] = await db
    .select({ total: count(), average: avg(review.score) })
    .from(review)
    .where(ofProduct);
  const average = row?.average ? Number(row.average).toFixed(1) : '';
  return { total: row?.total ?? 0, average };
};

export const ownReview = async (db: Database, productId: number, memberId: number) => {
  const own = and(eq(review.productId, productId), eq(review.memberId, memberId));
  const [row] = await db.select().from(review).where(own);
  return { score: row?.score ?? 0, review: row?.text ?? '' };
};
