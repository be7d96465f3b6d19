import { appealCalls } from '#schemas/exam/appeal-desk-endpoints.ts';
import { screens } from '../../addresses.ts';
import { deskOn } from '../../queue/desk-of-queue.tsx';

export const desk = deskOn(appealCalls, {
  ...{ path: screens.appeals, icon: 'feedback', group: 'content', rank: 40 },
  queue: async () => (await import('./queue.tsx')).queue,
});
