import { attempt, question } from '../../tables/questionnaire.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertQuestionnaire } from './insert-questionnaire.ts';

export const part: DemoPart = {
  name: 'questionnaire',
  rank: 60,
  insert: insertQuestionnaire,
  isFilled: holding(question, attempt),
};
