import { broadcastCalls } from '#schemas/studio/broadcast-desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(broadcastCalls, {
  ...{ path: screens.broadcasts, icon: 'offers', group: 'content', rank: 46 },
  queue: async () => (await import('./broadcast-queue.tsx')).queue,
});
