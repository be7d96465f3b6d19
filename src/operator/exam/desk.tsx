import { countMarking } from '#schemas/exam/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 30_000;

export const desk = queueDesk({
  ...{ path: screens.marking, label: '阅卷', icon: 'check', group: 'content', rank: 30 },
  right: 'content.decide',
  useCount: () => useOperatorCall(countMarking, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
