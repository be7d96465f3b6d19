import { markingCalls } from '#schemas/exam/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(markingCalls, {
  ...{ path: screens.marking, icon: 'check', group: 'content', rank: 30 },
  every: 30_000,
  queue: async () => (await import('./queue.tsx')).queue,
});
