import type { CallRow } from './call-row.ts';

const key = 'k';

export const paymentCalls: Record<string, CallRow> = {
  '/v1/order/pay': [
    { id: '9', method: 'wechat', key },
    {
      state: 'unpaid',
      sheet: {
        ...{ provider: 'wechat', pay_no: 'N901', amount: 80, app_id: 'wx', time_stamp: 1767225600 },
        ...{ nonce_str: 'n', package: 'prepay_id=p', sign_type: 'RSA', pay_sign: 's' },
      },
    },
    {
      state: 'unpaid',
      sheet: {
        ...{ provider: 'wechat', payNo: 'N901', amount: '80.00', appId: 'wx' },
        ...{ timeStamp: '1767225600', nonceStr: 'n', package: 'prepay_id=p', paySign: 's' },
      },
    },
  ],
  '/v1/order/simulateSheet': [{ pay_no: 'N901', outcome: 'timeout', key }, [], {}],
  '/v1/order/payResult': [
    { id: '9' },
    { state: 'done', payment: 'paid', message: '支付成功', expire_time: 1, new_time: 2 },
    { state: 'done', payment: 'paid', expireAt: 1000, now: 2000 },
  ],
};

/** Nobody waits for these. */
export const quiet = ['/v1/order/payResult'];
