import { sampleOf } from '../sample.ts';
import { askCancellation, cancellation, withdrawCancellation } from './endpoints.ts';

export const samples = [
  sampleOf(cancellation, {
    payload: {},
    tidy: {
      ...{ state: 'none', due_time: null, blocks: [], courses: 6 },
      ...{ vip_time: 1_795_161_600, coupons: 3, points: 260, balance: '18.50' },
    },
    wild: {
      ...{ state: 'cooling', due_time: 1767225600, blocks: ['refund', 'debt'], courses: '3' },
      ...{ vip_time: 1767225600, coupons: 2, points: '10', balance: 5 },
    },
    data: {
      ...{ state: 'cooling', dueAt: 1767225600000, blocks: ['refund'], courses: 3 },
      ...{ vipUntil: 1767225600000, coupons: 2, points: 10, balance: '5.00' },
    },
  }),
  sampleOf(askCancellation, {
    payload: { confirmation: '注销账号', key: 'k' },
    tidy: { due_time: 1767225600 },
    data: { dueAt: 1767225600000 },
  }),
  sampleOf(withdrawCancellation, { payload: { key: 'k' } }),
];
