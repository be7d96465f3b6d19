import type { CallRow } from './call-row.ts';

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

export const walletCalls: Record<string, CallRow> = {
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
};
