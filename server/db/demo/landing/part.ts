import { blockLandingTable, landingTable } from '../../tables/landing.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertLandings } from './insert-landings.ts';

export const part: DemoPart = {
  name: 'landing',
  rank: 95,
  insert: insertLandings,
  isFilled: holding(landingTable, blockLandingTable),
};
