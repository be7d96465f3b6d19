import { certificationCalls } from '#schemas/certification/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(certificationCalls, {
  ...{ path: screens.certifications, icon: 'certifications', group: 'learners', rank: 30 },
  queue: async () => (await import('./queue.tsx')).queue,
});
