import { countAppeals } from '#schemas/exam/appeal-desk-endpoints.ts';
import { screens } from '../../addresses.ts';
import { queueDesk } from '../../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.appeals, label: '成绩申诉', icon: 'feedback', group: 'content', rank: 40 },
  right: 'content.decide',
  useCount: () => useOperatorCall(countAppeals, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
