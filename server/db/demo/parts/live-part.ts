import { liveAssistant, liveMessage } from '../../tables/live.ts';
import { insertLive } from '../live.ts';
import { type DemoPart, holding } from './part.ts';

export const part: DemoPart = {
  name: 'live',
  rank: 40,
  insert: insertLive,
  isFilled: holding(liveAssistant, liveMessage),
};
