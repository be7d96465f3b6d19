import { countRefunds } from '#schemas/refund/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { withData } from '../queue/queue.ts';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.refunds, label: '退款', icon: 'refunds', group: 'orders', rank: 20 },
  right: 'refunds.look',
  useCount: () =>
    withData(useOperatorCall(countRefunds, {}, { every: COUNT_MS }), ({ held }) => ({
      waiting: held,
    })),
  queue: async () => (await import('./queue.tsx')).queue,
});
