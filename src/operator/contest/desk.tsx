import { prizeCalls } from '#schemas/contest/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(prizeCalls, {
  ...{ path: screens.prizes, icon: 'offers', group: 'marketing', rank: 30 },
  queue: async () => (await import('./queue.tsx')).queue,
});
