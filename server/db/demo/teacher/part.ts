import { eq, isNotNull } from 'drizzle-orm';
import { relation } from '../../tables/relation.ts';
import { teacher } from '../../tables/teacher.ts';
import type { DemoPart } from '../demo-part.ts';
import { insertFollows } from './follows.ts';

export const part: DemoPart = {
  name: 'teacher',
  rank: 20,
  insert: insertFollows,
  isFilled: async (db) =>
    (await db.$count(relation, eq(relation.kind, 'follow'))) > 0 ||
    (await db.$count(teacher, isNotNull(teacher.memberId))) > 0,
};
