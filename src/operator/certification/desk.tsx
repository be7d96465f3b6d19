import { countCertifications } from '#schemas/certification/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.certifications, label: '认证审核', icon: 'certifications' },
  ...{ group: 'learners', rank: 30 },
  right: 'certifications.look',
  useCount: () => useOperatorCall(countCertifications, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
