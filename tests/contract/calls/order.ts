import type { CallRow } from './call-row.ts';

const wish = {
  kind: 'course',
  id: '7',
  group_id: '',
  quantity: 1,
  coupon_id: '',
  use_points: false,
};
const line = { kind: 'coupon', title: '优惠券', amount: 20, note: null };
const readLine = { kind: 'coupon', title: '优惠券', amount: '20.00', note: '' };
const key = 'k';
const order = {
  ...{ id: 9, order_no: 'N9', kind: 'course', state: 'unpaid', title: '心电图', thumb: '/a.svg' },
  ...{
    quantity: '1',
    total: '100',
    pay: 80,
    new_pay: '72',
    new_link: '/order_submit/7',
    create_time: 1767225600,
    expire_time: 1767227400,
  },
  ...{
    new_time: 1767225601,
    actions: ['pay', 'cancel', '?'],
    link: '/courseDetail/7',
    study: 'javascript:a',
    group_id: 3,
    refund_asked: '1',
  },
};
const readOrder = {
  ...{ id: '9', orderNo: 'N9', state: 'unpaid', quantity: 1, total: '100.00', pay: '80.00' },
  ...{ newPay: '72.00', newLink: '/order_submit/7' },
  ...{
    createdAt: 1767225600000,
    expireAt: 1767227400000,
    actions: ['pay', 'cancel'],
    study: '',
    groupId: '3',
    refundAsked: true,
  },
};
const detail = {
  ...order,
  ...{
    lines: [line],
    remark: null,
    agreement: '2',
    method: '',
    pay_time: null,
    full_time: 1767312000,
    close_time: 0,
    close_reason: '',
    start_time: 1767312000,
    end_time: '',
    venue: null,
    removed: 1,
  },
  methods: [{ method: 'balance', name: '余额支付', enough: '1', balance: 5, messenger: 0 }],
  refund: {
    ...{ state: 'held', amount: '80', reason: '其他原因', explain: null, create_time: 1 },
    ...{ pictures: ['/uploads/a.png', 'javascript:a'], finish_time: null, lessons: '3', kept: 1 },
  },
};
const readDetail = {
  ...readOrder,
  ...{ fullAt: 1767312000000, startAt: 1767312000000, endAt: null, venue: '', removed: true },
  lines: [readLine],
  agreement: 2,
  methods: [
    { method: 'balance', name: '余额支付', enough: true, balance: '5.00', messenger: false },
  ],
  refund: {
    ...{ state: 'held', amount: '80.00', explain: '', askedAt: 1000, doneAt: null },
    pictures: ['/uploads/a.png', ''],
    ...{ lessons: 3, kept: 1 },
  },
};

export const orderCalls: Record<string, CallRow> = {
  '/v1/order/preview': [
    wish,
    {
      item: { kind: 'course', id: 7, title: '心电图', subtitle: '', thumb: '', price: '100' },
      ...{ quantity: 1, most: 1, lines: [line], pay: 80, coupon: 5, unpaid: null },
      ...{ agreement: '2', unpaid_new_pay: '', unpaid_new_link: '' },
      coupons: [
        { id: 5, title: '券', price: 20, threshold: 0, end_time: 1, usable: 1, reason: '' },
      ],
      points: { balance: '10', usable: 5, worth: '0.05', reason: '' },
    },
    {
      item: { id: '7', price: '100.00', link: '' },
      ...{ lines: [readLine], pay: '80.00', coupon: '5', unpaid: '' },
      ...{ agreement: 2, unpaidNewPay: null, unpaidNewLink: '' },
      coupons: [{ id: '5', amount: '20.00', threshold: '0.00', until: 1000, usable: true }],
      points: { balance: 10, usable: 5, worth: '0.05' },
    },
  ],
  '/v1/order/create': [
    { ...wish, pay: '80.00', remark: '', agreement: 2, key },
    { id: 9, state: 'unpaid', pay: 80, existing: '1' },
    { id: '9', state: 'unpaid', pay: '80.00', existing: true },
  ],
  '/v1/order/list': [
    { tab: 'all', keyword: '心电', period: 'half', page: 1 },
    { data: [order, { id: 1 }], last_page: '2' },
    { items: [readOrder], pageCount: 2 },
  ],
  '/v1/order/detail': [{ id: '9' }, detail, readDetail],
  '/v1/order/byNo': [{ order_no: 'N9' }, detail, readDetail],
  '/v1/order/offers': [
    { id: '7' },
    {
      offers: [
        {
          ...{
            kind: 'team',
            title: '拼团',
            price: 39.6,
            need: '3',
            end_time: 1767225600,
            taken: 0,
          },
          link: '/teamDetails/5',
        },
        { kind: 'raffle', title: '抽奖' },
      ],
      new_time: 1767225000,
    },
    {
      offers: [
        {
          ...{ kind: 'team', title: '拼团', price: '39.60', need: 3, endAt: 1767225600000 },
          ...{ taken: false, link: '/teamDetails/5' },
        },
      ],
      now: 1767225000000,
    },
  ],
  '/v1/order/cancel': [{ id: '9', key }, { state: 'cancelled' }, { state: 'cancelled' }],
  '/v1/order/delete': [{ id: '9', key }, null, {}],
};
