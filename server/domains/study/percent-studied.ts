import type { Database } from '../../db/database.ts';
import { lessonsOf } from './lessons.ts';
import { percentOf } from './studied.ts';

/** How much of a product a member has done, of 100. */
export const percentStudied = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<number> => percentOf(await lessonsOf(db, memberId, [productId]));
