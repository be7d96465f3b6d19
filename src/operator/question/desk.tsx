import { countQuestions } from '#schemas/question/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 30_000;

export const desk = queueDesk({
  ...{ path: screens.questions, label: '问答', icon: 'why', group: 'content', rank: 20 },
  right: 'content.decide',
  useCount: () => useOperatorCall(countQuestions, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
