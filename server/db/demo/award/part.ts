import { award } from '../../tables/award.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertAwards } from './insert-awards.ts';

export const part: DemoPart = {
  name: 'award',
  rank: 85,
  insert: insertAwards,
  isFilled: holding(award),
};
