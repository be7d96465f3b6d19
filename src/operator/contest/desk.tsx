import { countParcels } from '#schemas/contest/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.prizes, label: '寄奖品', icon: 'offers', group: 'marketing', rank: 30 },
  right: 'trade.look',
  useCount: () => useOperatorCall(countParcels, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
