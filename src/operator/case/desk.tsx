import { countEntries } from '#schemas/case/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.cases, label: '病例审核', icon: 'offers', group: 'content', rank: 50 },
  right: 'content.look',
  useCount: () => useOperatorCall(countEntries, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
