import { countSupport } from '#schemas/support/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 30_000;

export const desk = queueDesk({
  ...{ path: screens.support, label: '客服', icon: 'support', group: 'learners', rank: 20 },
  right: 'support.look',
  phone: 4,
  useCount: () => useOperatorCall(countSupport, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
