import type { CallRow } from './call-row.ts';

export const cancellationCalls: Record<string, CallRow> = {
  '/v1/cancellation/state': [
    {},
    {
      ...{ state: 'cooling', due_time: 1767225600, blocks: ['refund', 'debt'], courses: '3' },
      ...{ vip_time: 1767225600, coupons: 2, points: '10', balance: 5 },
    },
    {
      ...{ state: 'cooling', dueAt: 1767225600000, blocks: ['refund'], courses: 3 },
      ...{ vipUntil: 1767225600000, coupons: 2, points: 10, balance: '5.00' },
    },
  ],
  '/v1/cancellation/ask': [
    { confirmation: '注销账号', key: 'k' },
    { due_time: 1767225600 },
    { dueAt: 1767225600000 },
  ],
  '/v1/cancellation/withdraw': [{ key: 'k' }, null, {}],
};
