import type { Database } from '../../../db/database.ts';
import { lessonsOf } from '../lessons.ts';
import { percentOf } from './studied.ts';

/** Progress in percent, by product. */
export const percentsOf = async (
  db: Database,
  memberId: number,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const lessons = await lessonsOf(db, memberId, productIds);
  return new Map(
    productIds.map((id) => [id, percentOf(lessons.filter(({ productId }) => productId === id))]),
  );
};
