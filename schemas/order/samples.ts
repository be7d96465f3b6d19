import { pageOf, sampleOf } from '../sample.ts';
import {
  cancelOrder,
  createOrder,
  orderByNo,
  orderCounts,
  orderDetail,
  orderList,
  previewOrder,
  removeOrder,
} from './endpoints.ts';
import { productOffers } from './offers-endpoints.ts';

const NOW = 1763625600;
const MINUTE = 60;
const DAY = 86_400;
const title = '分子诊断门诊实战：三步建立诊疗思路';

const line = (kind: string, name: string, amount: string, note = '') => ({
  kind,
  title: name,
  amount,
  note,
});

export const lines = [
  line('price', '商品金额', '99.00'),
  line('coupon', '优惠券', '20.00', '全场满减券'),
  line('points', '积分抵扣', '4.60', '使用 460 积分'),
  line('member', '会员优惠', '19.80', '会员价与原价的差额'),
  line('pay', '应付', '54.60'),
];

/** A coupon that leaves nothing to pay. */
export const freeLines = [
  line('price', '商品金额', '99.00'),
  line('coupon', '优惠券', '99.00', '全场满减券'),
  line('pay', '应付', '0.00'),
];

const coupon = (id: number, own: object = {}) => ({
  id,
  title: '全场满减券',
  price: '20.00',
  threshold: '99.00',
  end_time: NOW + 40 * DAY,
  usable: 1,
  reason: '',
  ...own,
});

export const courseOffer = {
  item: {
    kind: 'course',
    id: 15,
    title,
    subtitle: '从“检测方法各有所长”到“报告里的变异分级”',
    thumb: '/media/cover-genetics.svg',
    price: '99.00',
    link: '/courseDetail/15',
  },
  quantity: 1,
  most: 1,
  lines,
  pay: '54.60',
  coupon: 1,
  coupons: [
    coupon(1),
    coupon(2, { title: '专栏专享券', price: '30.00', usable: 0, reason: '不适用于该内容' }),
    coupon(3, { price: '50.00', threshold: '199.00', usable: 0, reason: '原价还差 100.00 元可用' }),
  ],
  points: { balance: 460, usable: 460, worth: '4.60', reason: '' },
  unpaid: '',
  agreement: 2,
};

export const flashOffer = {
  ...courseOffer,
  item: { ...courseOffer.item, kind: 'flash', subtitle: '名额有限，先到先得' },
  most: 1,
  lines: [line('price', '商品金额', '39.60'), line('pay', '应付', '39.60')],
  pay: '39.60',
  coupon: '',
  coupons: [],
  points: { balance: 460, usable: 0, worth: '0.00', reason: '秒杀价不与优惠券、积分、会员价同享' },
};

export const order = {
  id: 5,
  order_no: '2026112116045700000005',
  kind: 'course',
  state: 'unpaid',
  title,
  thumb: '/media/cover-genetics.svg',
  quantity: 1,
  total: '99.00',
  pay: '54.60',
  create_time: NOW - 5 * MINUTE,
  expire_time: NOW + 25 * MINUTE,
  new_time: NOW,
  actions: ['pay', 'cancel'],
  link: '/courseDetail/15',
  group_id: '',
};

export const noRefund = {
  state: '',
  amount: '0.00',
  reason: '',
  pictures: [],
  create_time: null,
  finish_time: null,
};

export const unpaid = {
  ...order,
  lines,
  remark: '请开具发票',
  agreement: 2,
  method: '',
  methods: [
    { method: 'wechat', name: '微信支付（模拟）', enough: 1, balance: null },
    { method: 'balance', name: '余额支付', enough: 0, balance: '20.00' },
  ],
  close_reason: '',
  refund: noRefund,
};

export const doneOrder = {
  ...unpaid,
  state: 'done',
  method: '微信支付（模拟）',
  methods: [],
  pay_time: NOW - 4 * MINUTE,
  actions: ['use', 'refund', 'delete'],
};

export const grouping = {
  ...doneOrder,
  kind: 'team',
  state: 'grouping',
  actions: ['invite'],
  link: '/teamDetails/1?group=3',
  group_id: 3,
};

export const cancelled = {
  ...unpaid,
  state: 'cancelled',
  actions: ['delete'],
  close_time: NOW,
  close_reason: '超时未支付，自动取消',
};

export const refunded = {
  ...doneOrder,
  state: 'refunded',
  actions: ['delete'],
  refund: {
    state: 'done',
    amount: '54.60',
    reason: '暂时没有时间学习',
    explain: '',
    pictures: [],
    create_time: NOW,
    finish_time: NOW + MINUTE,
  },
};

/** Items with a date: a broadcast, and a group's lesson at a venue. */
export const broadcast = {
  ...doneOrder,
  kind: 'live',
  link: '/zhiboing/3',
  start_time: NOW + 2 * DAY,
};

export const meeting = {
  ...grouping,
  start_time: NOW + 3 * DAY,
  end_time: NOW + 4 * DAY,
  venue: '杭州市滨江区学习中心三楼报告厅',
};

const states = [order, grouping, doneOrder, cancelled, refunded];

export const listedOrders = states.map((each, at) => ({ ...each, id: at + 1 }));

const wish = {
  kind: 'course',
  id: '7',
  group_id: '',
  quantity: 1,
  coupon_id: '',
  use_points: false,
};
const wildLine = { kind: 'coupon', title: '优惠券', amount: 20, note: null };
const readLine = { kind: 'coupon', title: '优惠券', amount: '20.00', note: '' };
const key = 'k';

export const wildOrder = {
  ...{ ...order, id: 9, order_no: 'N9', quantity: '1', total: '100', pay: 80, group_id: 3 },
  ...{ new_pay: '72', new_link: '/order_submit/7', create_time: 1767225600 },
  ...{ expire_time: 1767227400, actions: ['pay', 'cancel', '?'], study: 'javascript:a' },
  refund_asked: '1',
};

export const readOrder = {
  ...{ id: '9', orderNo: 'N9', state: 'unpaid', quantity: 1, total: '100.00', pay: '80.00' },
  ...{ newPay: '72.00', newLink: '/order_submit/7', createdAt: 1767225600000, study: '' },
  ...{ expireAt: 1767227400000, actions: ['pay', 'cancel'], groupId: '3', refundAsked: true },
};
const wildDetail = {
  ...wildOrder,
  ...{ lines: [wildLine], remark: null, agreement: '2', pay_time: null, close_time: 0, removed: 1 },
  ...{ full_time: 1767312000, start_time: 1767312000, end_time: '', venue: null },
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

export const samples = [
  sampleOf(previewOrder, {
    payload: wish,
    tidy: courseOffer,
    states: { flashOffer },
    wild: {
      item: { kind: 'course', id: 7, title: '心电图', subtitle: '', thumb: '', price: '100' },
      ...{ quantity: 1, most: 1, lines: [wildLine], pay: 80, coupon: 5, unpaid: null },
      ...{ agreement: '2', unpaid_new_pay: '', unpaid_new_link: '' },
      coupons: [
        { id: 5, title: '券', price: 20, threshold: 0, end_time: 1, usable: 1, reason: '' },
      ],
      points: { balance: '10', usable: 5, worth: '0.05', reason: '' },
    },
    data: {
      item: { id: '7', price: '100.00', link: '' },
      ...{ lines: [readLine], pay: '80.00', coupon: '5', unpaid: '' },
      ...{ agreement: 2, unpaidNewPay: null, unpaidNewLink: '' },
      coupons: [{ id: '5', amount: '20.00', threshold: '0.00', until: 1000, usable: true }],
      points: { balance: 10, usable: 5, worth: '0.05' },
    },
  }),
  sampleOf(createOrder, {
    payload: { ...wish, pay: '80.00', remark: '', agreement: 2, key },
    tidy: { id: 5, state: 'unpaid', pay: '54.60', existing: 0 },
    wild: { id: 9, state: 'unpaid', pay: 80, existing: '1' },
    data: { id: '9', state: 'unpaid', pay: '80.00', existing: true },
  }),
  sampleOf(orderList, {
    payload: { tab: 'all', keyword: '心电', period: 'half', page: 1 },
    tidy: pageOf(listedOrders),
    wild: { data: [wildOrder, { id: 1 }], last_page: '2' },
    data: { items: [readOrder], pageCount: 2 },
  }),
  sampleOf(orderCounts, {
    payload: {},
    tidy: { unpaid: 1, grouping: 0, review: 3, refund: 1 },
    wild: { unpaid: '1', grouping: null, review: 12 },
    data: { unpaid: 1, grouping: 0, review: 12, refund: 0 },
  }),
  sampleOf(orderDetail, {
    payload: { id: '9' },
    tidy: doneOrder,
    states: { unpaid, grouping, cancelled, refunded, broadcast, meeting },
    wild: wildDetail,
    data: readDetail,
  }),
  sampleOf(orderByNo, {
    payload: { order_no: 'N9' },
    tidy: doneOrder,
    wild: wildDetail,
    data: readDetail,
  }),
  sampleOf(productOffers, {
    payload: { id: '7' },
    wild: {
      offers: [
        {
          ...{ kind: 'team', title: '拼团', price: 39.6, need: '3', end_time: 1767225600 },
          ...{ taken: 0, link: '/teamDetails/5' },
        },
        { kind: 'raffle', title: '抽奖' },
      ],
      new_time: 1767225000,
    },
    data: {
      offers: [
        {
          ...{ kind: 'team', title: '拼团', price: '39.60', need: 3, endAt: 1767225600000 },
          ...{ taken: false, link: '/teamDetails/5' },
        },
      ],
      now: 1767225000000,
    },
  }),
  sampleOf(cancelOrder, {
    payload: { id: '9', key },
    tidy: { state: 'cancelled' },
    data: { state: 'cancelled' },
  }),
  sampleOf(removeOrder, { payload: { id: '9', key } }),
];
