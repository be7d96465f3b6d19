import { countInvoices } from '#schemas/invoice/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { queueDesk } from '../queue/desk-of-queue.tsx';
import { useOperatorCall } from '../use-operator-call.ts';

const COUNT_MS = 60_000;

export const desk = queueDesk({
  ...{ path: screens.invoices, label: '发票', icon: 'invoices', group: 'orders', rank: 30 },
  right: 'trade.look',
  useCount: () => useOperatorCall(countInvoices, {}, { every: COUNT_MS }),
  queue: async () => (await import('./queue.tsx')).queue,
});
