import { courseOffer, order, unpaid } from '#schemas/order/samples.ts';

const named = (id: number) => ({
  ...{ id, order_no: `20261121${id}`, title: `第${id}单`, thumb: '', link: `/courseDetail/${id}` },
});

/** An order as the back end answers it in a list. */
export const orderOf = (id: number, more: object = {}) => ({ ...order, ...named(id), ...more });

export const detailOf = (id: number, more: object = {}) => ({
  ...{ ...unpaid, ...named(id), lines: unpaid.lines.slice(0, 1), remark: '' },
  methods: [
    { method: 'wechat', name: '微信支付', enough: 1, balance: null, messenger: 1 },
    { method: 'balance', name: '余额支付', enough: 1, balance: '100.00', messenger: 0 },
  ],
  ...more,
});

/** What the back end offers for a course before anything is chosen. */
export const plainOffer = {
  ...{ ...courseOffer, pay: '99.00', coupon: '', coupons: [], agreement: undefined },
  item: { ...courseOffer.item, title: '一课', subtitle: '', thumb: '', link: '' },
  lines: [{ kind: 'pay', title: '应付', amount: '99.00', note: '' }],
  points: { balance: 0, usable: 0, worth: '0.00', reason: '' },
};
