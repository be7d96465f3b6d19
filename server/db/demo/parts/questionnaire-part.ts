import { attempt, question } from '../../tables/questionnaire.ts';
import { insertQuestionnaire } from '../questionnaire.ts';
import { type DemoPart, holding } from './part.ts';

export const part: DemoPart = {
  name: 'questionnaire',
  rank: 60,
  insert: insertQuestionnaire,
  isFilled: holding(question, attempt),
};
