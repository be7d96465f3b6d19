import { eq } from 'drizzle-orm';
import { questionnaire } from '../../tables/questionnaire.ts';
import type { DemoPart } from '../demo-part.ts';
import { insertExams } from './insert-exams.ts';

export const part: DemoPart = {
  name: 'exam',
  rank: 65,
  insert: insertExams,
  isFilled: async (db) => (await db.$count(questionnaire, eq(questionnaire.kind, 'exam'))) > 0,
};
