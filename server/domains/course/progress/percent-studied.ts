import type { Database } from '../../../db/database.ts';
import { lessonsOf } from '../lessons.ts';
import { handedOf } from './handed-out.ts';
import { boughtPercentOf } from './studied.ts';

/** How much of what is sold of a product a member has had since they bought it, of 100. */
export const percentStudied = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<number> =>
  boughtPercentOf(
    await lessonsOf(db, memberId, [productId]),
    await handedOf(db, memberId, productId),
  );
