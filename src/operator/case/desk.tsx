import { caseCalls } from '#schemas/case/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(caseCalls, {
  ...{ path: screens.cases, icon: 'offers', group: 'content', rank: 50 },
  queue: async () => (await import('./queue.tsx')).queue,
});
