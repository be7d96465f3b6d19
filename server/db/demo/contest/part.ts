import { game } from '../../tables/contest.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertGames } from './insert-games.ts';

export const part: DemoPart = {
  name: 'contest',
  rank: 70,
  insert: insertGames,
  isFilled: holding(game),
};
