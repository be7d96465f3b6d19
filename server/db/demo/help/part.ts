import { helpQuestionTable } from '../../tables/help.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { demoQuestions } from './questions.ts';

export const part: DemoPart = {
  name: 'help',
  rank: 77,
  insert: async (db) => {
    await db.insert(helpQuestionTable).values(demoQuestions);
  },
  isFilled: holding(helpQuestionTable),
};
