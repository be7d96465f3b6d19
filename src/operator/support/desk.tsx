import { supportCalls } from '#schemas/support/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(supportCalls, {
  ...{ path: screens.support, icon: 'support', group: 'learners', rank: 20 },
  ...{ phone: 4, every: 30_000 },
  queue: async () => (await import('./queue.tsx')).queue,
});
