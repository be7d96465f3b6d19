import type { CallRow } from './account-calls.ts';

const key = 'k';
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
const entry = { id: 1, title: '签到', way: 'in', create_time: 1767225600, link: '' };
const readEntry = { id: '1', title: '签到', way: 'in', at: 1767225600000, link: '' };
const spending = {
  ...{ id: 2, order_no: 'N9', link: '/orderdetail/9', title: '课程', way: 'out', amount: 80 },
  ...{ kind: 'course', method: '微信支付', create_time: 1767225600 },
};
const readSpending = {
  id: '2',
  kind: 'course',
  link: '/orderdetail/9',
  orderNo: 'N9',
  amount: '80.00',
  at: 1767225600000,
};

/** The calls of coupons, membership, money and points: what each sends, and one answer in full. */
export const promotionCalls: Record<string, CallRow> = {
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
  '/v1/vip/plans': [
    {},
    {
      ...{ vip_time: null, new_time: 1767225600, forever: 0, rules: ['甲'] },
      plans: [
        {
          ...{ id: 1, title: '月卡', subtitle: '', price: 30, line_price: null, days: '31' },
          ...{ recommended: 1, taken: '0', until: 1769904000 },
        },
      ],
      benefits: [{ title: '会员价', content: '立即生效' }],
      levels: [
        {
          ...{ title: '认证医生', held: 0, benefits: ['面向医生的问卷'], how: '审核通过后生效' },
          ...{ way: '去认证', link: '/questionnaire_certification' },
        },
      ],
    },
    {
      ...{ vipUntil: null, now: 1767225600000, forever: false },
      plans: [
        { id: '1', price: '30.00', linePrice: null, days: 31, recommended: true, taken: false },
      ],
      benefits: [{ title: '会员价', text: '立即生效' }],
      levels: [
        {
          ...{
            title: '认证医生',
            held: false,
            benefits: ['面向医生的问卷'],
            how: '审核通过后生效',
          },
          ...{ way: '去认证', link: '/questionnaire_certification' },
        },
      ],
    },
  ],
  '/v1/vip/redeem': [
    { code: 'VIP', key },
    { title: '月卡', link: '/upgradeMember', vip_time: 1767312000 },
    { title: '月卡', vipUntil: 1767312000000 },
  ],
  '/v1/wallet/home': [
    {},
    {
      ...{ balance: 5, frozen: '0', withdrawable: '5', points: '60', coupons: '2', spent: null },
      ...{ vip_time: 1767312000, new_time: 1767225600, forever: 0 },
    },
    {
      ...{ balance: '5.00', frozen: '0.00', withdrawable: '5.00', points: 60, coupons: 2 },
      ...{ spent: null, vipUntil: 1767312000000, now: 1767225600000, forever: false },
    },
  ],
  '/v1/wallet/ledger': [
    { direction: 'all', month: '', page: 1 },
    { data: [{ ...entry, amount: 5, balance: '5' }], last_page: 1 },
    { items: [{ ...readEntry, amount: '5.00', balance: '5.00' }], pageCount: 1 },
  ],
  '/v1/points/ledger': [
    { direction: 'all', month: '', page: 1 },
    { data: [{ ...entry, amount: '5', balance: 60 }], last_page: 1 },
    { items: [{ ...readEntry, amount: 5, balance: 60 }], pageCount: 1 },
  ],
  '/v1/wallet/spending': [
    { month: '', kind: 'all', page: 1 },
    { data: [spending], last_page: 1 },
    { items: [readSpending], pageCount: 1 },
  ],
  '/v1/wallet/spendingTotals': [
    { month: '', kind: 'all' },
    { paid: 80, refunded: 0 },
    { paid: '80.00', refunded: '0.00' },
  ],
  '/v1/wallet/spendingDetail': [
    { id: '2' },
    { ...spending, order_state: 'done', refunded: 0 },
    { ...readSpending, orderState: 'done', refunded: '0.00' },
  ],
  '/v1/points/home': [
    {},
    { balance: '60', earned: 60, used: 0, signed: 1, worth: 1, rules: ['甲'] },
    { balance: 60, earned: 60, used: 0, signed: true, worth: '1.00', rules: ['甲'] },
  ],
  '/v1/sign/calendar': [
    { month: '' },
    {
      ...{ today: '2026-01-01', signed: 0, streak: '2', total: 9, next: 10, balance: 60 },
      ...{ days: ['2026-01-01'], rewards: ['5', 10], rules: [], line: '慢慢来' },
      ...{ new_time: 1767225600, end_time: 1767283200 },
    },
    {
      ...{ today: '2026-01-01', signed: false, streak: 2, days: ['2026-01-01'] },
      ...{ rewards: [5, 10], line: '慢慢来', now: 1767225600000, dayEnd: 1767283200000 },
    },
  ],
  '/v1/sign/in': [
    { key },
    { points: '5', streak: 1, balance: 65 },
    { points: 5, streak: 1, balance: 65 },
  ],
};
