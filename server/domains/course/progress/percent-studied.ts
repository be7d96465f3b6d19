import type { Database } from '../../../db/database.ts';
import { lessonsOf } from '../lessons.ts';
import { handedOf } from './handed-out.ts';
import { boughtPercentOf } from './studied.ts';

/** The percentage of a product's paid content that a member has had since buying it. */
export const percentStudied = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<number> =>
  boughtPercentOf(
    await lessonsOf(db, memberId, [productId]),
    await handedOf(db, memberId, productId),
  );
