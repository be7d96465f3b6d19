import { NOW } from './sample-now.ts';

/** An order as the back end answers it in a list. */
export const orderOf = (id: number, more: object = {}) => ({
  id,
  order_no: `20261121${id}`,
  kind: 'course',
  state: 'unpaid',
  title: `第${id}单`,
  thumb: '',
  quantity: 1,
  total: '99.00',
  pay: '54.60',
  create_time: NOW - 300,
  expire_time: NOW + 1500,
  new_time: NOW,
  actions: ['pay', 'cancel'],
  link: `/courseDetail/${id}`,
  group_id: '',
  ...more,
});

export const noRefund = {
  state: '',
  amount: '0.00',
  reason: '',
  create_time: null,
  finish_time: null,
};

export const detailOf = (id: number, more: object = {}) => ({
  ...orderOf(id),
  lines: [{ kind: 'price', title: '商品金额', amount: '99.00', note: '' }],
  remark: '',
  method: '',
  methods: [
    { method: 'wechat', name: '微信支付', enough: 1, balance: null, messenger: 1 },
    { method: 'balance', name: '余额支付', enough: 1, balance: '100.00', messenger: 0 },
  ],
  pay_time: null,
  close_time: null,
  close_reason: '',
  refund: noRefund,
  ...more,
});

/** What the back end offers for a course before anything is chosen. */
export const plainOffer = {
  item: {
    kind: 'course',
    id: 15,
    title: '一课',
    subtitle: '',
    thumb: '',
    price: '99.00',
    link: '',
  },
  quantity: 1,
  most: 1,
  lines: [{ kind: 'pay', title: '应付', amount: '99.00', note: '' }],
  pay: '99.00',
  coupon: '',
  coupons: [],
  points: { balance: 0, usable: 0, worth: '0.00', reason: '' },
  unpaid: '',
};
