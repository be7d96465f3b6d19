import { courseRevisionTable } from '../../tables/studio.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertRevisions } from './revisions.ts';

export const part: DemoPart = {
  name: 'studio',
  rank: 72,
  insert: insertRevisions,
  isFilled: holding(courseRevisionTable),
};
