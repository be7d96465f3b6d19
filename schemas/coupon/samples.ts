import { pageOf, sampleOf } from '../sample.ts';
import {
  claimCoupon,
  couponCenter,
  couponDetail,
  couponTotals,
  couponUsable,
  myCoupons,
} from './endpoints.ts';

const NOW = 1763625600;
const DAY = 86_400;

export const coupon = (id: number, own: object = {}) => ({
  id,
  title: '新人立减券',
  price: '10.00',
  threshold: '0.00',
  scope: 'all',
  scope_text: '课程、专栏、直播通用',
  validity: '领取后 7 天内有效',
  sale_price: '0.00',
  total: 100,
  left: 60,
  per_member: 1,
  received: 0,
  ready: 0,
  order_id: '',
  offer: 'claim',
  new_time: NOW,
  ...own,
});

export const coupons = [
  coupon(1),
  coupon(2, {
    title: '会员加赠券',
    price: '80.00',
    threshold: '299.00',
    offer: 'buy',
    sale_price: '9.90',
  }),
  coupon(3, {
    title: '全场满减券',
    price: '20.00',
    threshold: '99.00',
    offer: 'received',
    received: 1,
    ready: 1,
  }),
  coupon(4, { title: '音频课体验券', offer: 'soldout', left: 0 }),
  coupon(5, { title: '周年特惠券', offer: 'before' }),
  coupon(7, { title: '直播券', offer: 'pay', sale_price: '1.00', order_id: 5 }),
  coupon(8, { title: '已用完的券', offer: 'received', received: 1 }),
  coupon(6, { title: '继续教育补贴券', offer: 'over' }),
];

const copy = (id: number, own: object = {}) => ({
  id,
  coupon_id: 3,
  title: '全场满减券',
  price: '20.00',
  threshold: '99.00',
  scope_text: '课程、专栏、直播通用',
  state: 'unused',
  start_time: NOW - DAY,
  end_time: NOW + 40 * DAY,
  order_id: '',
  link: '/couponDetail?id=3',
  ...own,
});

export const copies = [
  copy(1),
  copy(5, { state: 'waiting', start_time: NOW + 3 * DAY }),
  copy(2, { state: 'locked', order_id: 5 }),
];

export const over = [copy(3, { state: 'expired', end_time: NOW - DAY })];

export const used = [copy(4, { state: 'used', order_id: 5 })];

export const couponInFull = {
  ...coupon(3, { title: '全场满减券', price: '20.00', threshold: '99.00' }),
  rules: ['适用内容原价满 99.00 元可用', '每笔订单限用一张，不与拼团价、秒杀价同享'],
  own: [],
};

export const claimedCoupon = {
  ...coupon(1, { offer: 'received', received: 1, ready: 1 }),
  ...{ rules: [], own: [] },
};

export const usable = {
  data: [
    {
      id: 1,
      kind: 'column',
      title: '头痛圆桌谈：患者最常问的八个问题',
      thumb: '/media/cover-ecg.svg',
      price: '365.00',
      link: '/specialDetail/1',
    },
    {
      id: 2,
      kind: 'course',
      title: '头痛与眩晕的鉴别诊断：从指南到床旁',
      price: '299.00',
      link: '/courseDetail/2',
    },
    { id: 2, kind: 'live', title: '周五查房直播', price: '99.00', link: '/zhiboing/2' },
  ],
  last_page: 1,
};
const wildCoupon = coupon(5, {
  ...{ price: 20, threshold: '99', scope_text: '全部', sale_price: 0, total: '100' },
  ...{ received: '0', ready: '0', order_id: null, claim_start: null },
  ...{ claim_end: 1767312000, new_time: 1767225600 },
});
const readCoupon = {
  ...{ id: '5', amount: '20.00', threshold: '99.00', scopeText: '全部', salePrice: '0.00' },
  ...{ total: 100, perMember: 1, received: 0, ready: 0, orderId: '', offer: 'claim' },
  ...{ claimStart: null, now: 1767225600000 },
};
const key = 'k';

const wildCopy = copy(8, {
  ...{ coupon_id: 5, price: 20, threshold: 99, start_time: 1767225600, end_time: 1767312000 },
  ...{ order_id: null, link: '/more' },
});
const readOwn = {
  ...{ id: '8', couponId: '5', amount: '20.00', state: 'unused', orderId: '', link: '/more' },
  until: 1767312000000,
};

export const samples = [
  sampleOf(couponCenter, {
    payload: { page: 1 },
    tidy: pageOf(coupons),
    wild: pageOf([wildCoupon]),
    data: { items: [readCoupon], pageCount: 1 },
  }),
  sampleOf(claimCoupon, {
    payload: { id: '5', key },
    tidy: { id: 9, coupon_id: 1, title: '新人立减券', price: '10.00', state: 'unused' },
    wild: wildCopy,
    data: readOwn,
  }),
  sampleOf(myCoupons, {
    payload: { tab: 'unused', page: 1 },
    tidy: pageOf(copies),
    states: { over: pageOf(over), used: pageOf(used) },
    wild: pageOf([wildCopy]),
    data: { items: [readOwn], pageCount: 1 },
  }),
  sampleOf(couponTotals, {
    payload: {},
    tidy: { unused: 3, used: 1, expired: 1, next_end: NOW + DAY, ending: 1 },
    wild: { unused: '3', used: 1, expired: null, ending: '2' },
    data: { unused: 3, used: 1, expired: 0, nextEnd: null, ending: 2 },
  }),
  sampleOf(couponDetail, {
    payload: { id: '5' },
    tidy: couponInFull,
    states: { claimedCoupon },
    wild: { ...wildCoupon, rules: ['甲'], own: [wildCopy] },
    data: { ...readCoupon, rules: ['甲'], own: [readOwn] },
  }),
  sampleOf(couponUsable, {
    payload: { id: '5', page: 1 },
    tidy: usable,
    wild: pageOf([{ id: 7, kind: 'live', title: '直播', price: 100 }]),
    data: { items: [{ id: '7', kind: 'live', price: '100.00', link: '' }], pageCount: 1 },
  }),
];
