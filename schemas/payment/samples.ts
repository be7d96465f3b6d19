import { sampleOf } from '../sample.ts';
import { payOrder, payResult, simulateSheet } from './endpoints.ts';

const NOW = 1763625600;
const key = 'k';

export const paymentResult = {
  state: 'done',
  payment: 'paid',
  message: '支付成功',
  expire_time: NOW + 1500,
  new_time: NOW,
};

export const samples = [
  sampleOf(payOrder, {
    payload: { id: '9', method: 'wechat', key },
    tidy: {
      state: 'unpaid',
      sheet: { provider: 'simulated', pay_no: '202611210501', amount: '54.60' },
    },
    wild: {
      state: 'unpaid',
      sheet: {
        ...{ provider: 'wechat', pay_no: 'N901', amount: 80, app_id: 'wx', time_stamp: 1767225600 },
        ...{ nonce_str: 'n', package: 'prepay_id=p', sign_type: 'RSA', pay_sign: 's' },
      },
    },
    data: {
      state: 'unpaid',
      sheet: {
        ...{ provider: 'wechat', payNo: 'N901', amount: '80.00', appId: 'wx' },
        ...{ timeStamp: '1767225600', nonceStr: 'n', package: 'prepay_id=p', paySign: 's' },
      },
    },
  }),
  sampleOf(simulateSheet, { payload: { pay_no: 'N901', outcome: 'timeout', key } }),
  sampleOf(payResult, {
    payload: { id: '9' },
    quiet: true,
    tidy: paymentResult,
    wild: { ...paymentResult, expire_time: 1, new_time: 2 },
    states: { failed: { ...paymentResult, state: 'unpaid', payment: 'failed' } },
    data: { state: 'done', payment: 'paid', expireAt: 1000, now: 2000 },
  }),
];
