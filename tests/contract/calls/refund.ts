import type { CallRow } from './call-row.ts';

const order = {
  ...{ id: 9, order_no: 'N9', kind: 'course', state: 'unpaid', title: '心电图', thumb: '/a.svg' },
  ...{ quantity: '1', total: '100', pay: 80, create_time: 1767225600, expire_time: 1767227400 },
  ...{
    new_time: 1767225601,
    actions: ['pay', 'cancel', '?'],
    link: '/courseDetail/7',
    group_id: 3,
  },
};
const readOrder = {
  ...{ id: '9', orderNo: 'N9', state: 'unpaid', quantity: 1, total: '100.00', pay: '80.00' },
  ...{
    createdAt: 1767225600000,
    expireAt: 1767227400000,
    actions: ['pay', 'cancel'],
    groupId: '3',
  },
};
const key = 'k';

export const refundCalls: Record<string, CallRow> = {
  '/v1/order/refundTerms': [
    { id: '9' },
    {
      ...{ allowed: '1', reason: '', amount: 80, points: '5', coupon: '券', end_time: 1 },
      ...{ percent: '3', lessons: '5', kept: 2, reasons: ['其他原因', ''], order },
      ...{ method: '余额支付', grace: '1800000' },
      refund: { state: 'requested', amount: 80, send_time: 2, create_time: 1 },
    },
    {
      ...{ allowed: true, amount: '80.00', points: 5, until: 1000, percent: 3 },
      ...{ lessons: 5, kept: 2, reasons: ['其他原因'], order: readOrder },
      ...{ method: '余额支付', grace: 1_800_000 },
      refund: { state: 'requested', amount: '80.00', askedAt: 1000, sendAt: 2000, doneAt: null },
    },
  ],
  '/v1/order/refund': [
    {
      id: '9',
      reason: '其他原因',
      explain: '',
      pictures: ['/uploads/a.png'],
      amount: '80.00',
      points: 5,
      key,
    },
    { state: 'refunding' },
    { state: 'refunding' },
  ],
  '/v1/order/refundWithdraw': [{ id: '9', key }, { state: 'done' }, { state: 'done' }],
};
