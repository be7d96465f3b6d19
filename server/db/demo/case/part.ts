import { caseContest } from '../../tables/case.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertCases } from './insert-cases.ts';

export const part: DemoPart = {
  name: 'case',
  rank: 71,
  insert: insertCases,
  isFilled: holding(caseContest),
};
