import { countFeedback } from '#schemas/feedback/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.feedback, label: '意见反馈', icon: 'feedback', group: 'learners', rank: 40 },
  right: 'support.look',
  useCount: () => useOperatorCall(countFeedback, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
