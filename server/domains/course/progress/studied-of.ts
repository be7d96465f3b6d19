import type { Database } from '../../../db/database.ts';
import { soldLessonsOf } from '../lessons.ts';
import { handedOf } from './handed-out.ts';
import { type BoughtLessons, boughtLessonsOf, boughtPercentOf } from './studied.ts';

export const studiedOf = async (
  db: Database,
  memberId: number,
  productId: number,
): Promise<BoughtLessons & { percent: number }> => {
  const lessons = await soldLessonsOf(db, memberId, [productId]);
  const handed = await handedOf(db, memberId, productId);
  return { ...boughtLessonsOf(lessons, handed), percent: boughtPercentOf(lessons, handed) };
};
