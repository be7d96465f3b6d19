import type { CallRow } from './call-row.ts';

const coupon = {
  ...{ id: 5, title: '满减券', price: 20, threshold: '99', scope: 'all', scope_text: '全部' },
  ...{ validity: '7 天', sale_price: 0, total: '100', left: 9, per_member: 1, received: '0' },
  ...{
    ready: '0',
    order_id: null,
    offer: 'claim',
    claim_start: null,
    claim_end: 1767312000,
    new_time: 1767225600,
  },
};
const readCoupon = {
  ...{ id: '5', amount: '20.00', threshold: '99.00', scopeText: '全部', salePrice: '0.00' },
  ...{
    total: 100,
    perMember: 1,
    received: 0,
    ready: 0,
    orderId: '',
    offer: 'claim',
    claimStart: null,
    now: 1767225600000,
  },
};
const key = 'k';
const own = {
  ...{ id: 8, coupon_id: 5, title: '满减券', price: 20, threshold: 99, scope_text: '全部' },
  ...{
    state: 'unused',
    start_time: 1767225600,
    end_time: 1767312000,
    order_id: null,
    link: '/more',
  },
};
const readOwn = {
  ...{ id: '8', couponId: '5', amount: '20.00', state: 'unused', orderId: '', link: '/more' },
  until: 1767312000000,
};

export const couponCalls: Record<string, CallRow> = {
  '/v1/coupon/center': [
    { page: 1 },
    { data: [coupon], last_page: 1 },
    { items: [readCoupon], pageCount: 1 },
  ],
  '/v1/coupon/claim': [{ id: '5', key }, own, readOwn],
  '/v1/coupon/mine': [
    { tab: 'unused', page: 1 },
    { data: [own], last_page: 1 },
    { items: [readOwn], pageCount: 1 },
  ],
  '/v1/coupon/totals': [
    {},
    { unused: '3', used: 1, expired: null },
    { unused: 3, used: 1, expired: 0 },
  ],
  '/v1/coupon/detail': [
    { id: '5' },
    { ...coupon, rules: ['甲'], own: [own] },
    { ...readCoupon, rules: ['甲'], own: [readOwn] },
  ],
  '/v1/coupon/usable': [
    { id: '5', page: 1 },
    { data: [{ id: 7, kind: 'live', title: '直播', price: 100 }], last_page: 1 },
    { items: [{ id: '7', kind: 'live', price: '100.00', link: '' }], pageCount: 1 },
  ],
};
