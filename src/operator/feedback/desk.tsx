import { feedbackCalls } from '#schemas/feedback/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(feedbackCalls, {
  ...{ path: screens.feedback, icon: 'feedback', group: 'learners', rank: 40 },
  queue: async () => (await import('./queue.tsx')).queue,
});
