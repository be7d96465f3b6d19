import { doneOrder, noRefund, readOrder, wildOrder } from '../order/samples.ts';
import { sampleOf } from '../sample.ts';
import { refundOrder, refundTerms, withdrawRefund } from './endpoints.ts';

const NOW = 1763625600;
const DAY = 86_400;

export const terms = {
  allowed: 1,
  reason: '',
  amount: '54.60',
  points: 460,
  coupon: '全场满减券',
  end_time: NOW + 6 * DAY,
  percent: 4,
  reasons: ['买错了 / 重复购买', '内容与介绍不符', '暂时没有时间学习', '其他原因'],
  order: doneOrder,
  method: '微信支付（模拟）',
  grace: 1_800_000,
  refund: noRefund,
};
const key = 'k';

export const samples = [
  sampleOf(refundTerms, {
    payload: { id: '9' },
    tidy: terms,
    wild: {
      ...{ allowed: '1', reason: '', amount: 80, points: '5', coupon: '券', end_time: 1 },
      ...{ percent: '3', lessons: '5', kept: 2, reasons: ['其他原因', ''], order: wildOrder },
      ...{ method: '余额支付', grace: '1800000' },
      refund: { state: 'requested', amount: 80, send_time: 2, create_time: 1 },
    },
    data: {
      ...{ allowed: true, amount: '80.00', points: 5, until: 1000, percent: 3 },
      ...{ lessons: 5, kept: 2, reasons: ['其他原因'], order: readOrder },
      ...{ method: '余额支付', grace: 1_800_000 },
      refund: { state: 'requested', amount: '80.00', askedAt: 1000, sendAt: 2000, doneAt: null },
    },
  }),
  sampleOf(refundOrder, {
    payload: {
      id: '9',
      reason: '其他原因',
      explain: '',
      pictures: ['/uploads/a.png'],
      amount: '80.00',
      points: 5,
      key,
    },
    tidy: { state: 'refunded' },
    wild: { state: 'refunding' },
    data: { state: 'refunding' },
  }),
  sampleOf(withdrawRefund, {
    payload: { id: '9', key },
    tidy: { state: 'done' },
    data: { state: 'done' },
  }),
];
