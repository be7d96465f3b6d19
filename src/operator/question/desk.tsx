import { questionCalls } from '#schemas/question/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(questionCalls, {
  ...{ path: screens.questions, icon: 'why', group: 'content', rank: 20 },
  every: 30_000,
  queue: async () => (await import('./queue.tsx')).queue,
});
