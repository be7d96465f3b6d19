import { courseReviewCalls } from '#schemas/studio/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(courseReviewCalls, {
  ...{ path: screens.courseReviews, icon: 'offers', group: 'content', rank: 45 },
  queue: async () => (await import('./queue.tsx')).queue,
});
