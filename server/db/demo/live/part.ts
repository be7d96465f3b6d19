import { liveAssistant, liveMessage } from '../../tables/live.ts';
import { type DemoPart, holding } from '../demo-part.ts';
import { insertLive } from './live.ts';

export const part: DemoPart = {
  name: 'live',
  rank: 40,
  insert: insertLive,
  isFilled: holding(liveAssistant, liveMessage),
};
