import { onboardingCalls } from '#schemas/onboarding/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(onboardingCalls, {
  ...{ path: screens.onboarding, icon: 'certifications', group: 'learners', rank: 35 },
  queue: async () => (await import('./queue.tsx')).queue,
});
