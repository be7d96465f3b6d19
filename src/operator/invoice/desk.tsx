import { invoiceCalls } from '#schemas/invoice/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(invoiceCalls, {
  ...{ path: screens.invoices, icon: 'invoices', group: 'orders', rank: 30 },
  queue: async () => (await import('./queue.tsx')).queue,
});
