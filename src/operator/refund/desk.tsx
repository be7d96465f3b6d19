import { refundCalls } from '#schemas/refund/desk-endpoints.ts';
import { screens } from '../addresses.ts';
import { deskOn } from '../queue/desk-of-queue.tsx';

export const desk = deskOn(refundCalls, {
  ...{ path: screens.refunds, icon: 'refunds', group: 'orders', rank: 20 },
  queue: async () => (await import('./queue.tsx')).queue,
});
