import { longTitle, readEntry, wildEntry } from '../points/samples.ts';
import { pageOf, sampleOf } from '../sample.ts';
import {
  balanceEntries,
  spendingDetail,
  spendingList,
  spendingTotals,
  walletHome,
} from './endpoints.ts';

const NOW = 1763625600;
const DAY = 86_400;

const entry = (id: number, own: object) => ({
  ...{ id, title: '新人学习奖励', way: 'in', amount: '200.00', balance: '200.00', link: '' },
  ...{ create_time: NOW - id * DAY, ...own },
});

const paid = {
  id: 35,
  order_no: '2026112113095700000010',
  title: '听懂分子诊断：通勤路上的十分钟（拼团）',
  kind: 'team',
  way: 'out',
  amount: '24.50',
  method: '微信支付',
  create_time: NOW,
  link: '/orderdetail/10',
};

export const spent = { ...paid, order_state: 'done', refunded: '0.00' };

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

export const samples = [
  sampleOf(walletHome, {
    payload: {},
    tidy: {
      balance: '200.00',
      frozen: '0.00',
      withdrawable: '200.00',
      points: 460,
      coupons: 2,
      spent: '466.50',
      vip_time: NOW + 300 * DAY,
      new_time: NOW,
      forever: 0,
    },
    wild: {
      ...{ balance: 5, frozen: '0', withdrawable: '5', points: '60', coupons: '2', spent: null },
      ...{ vip_time: 1767312000, new_time: 1767225600, forever: 0 },
    },
    data: {
      ...{ balance: '5.00', frozen: '0.00', withdrawable: '5.00', points: 60, coupons: 2 },
      ...{ spent: null, vipUntil: 1767312000000, now: 1767225600000, forever: false },
    },
  }),
  sampleOf(balanceEntries, {
    payload: { direction: 'all', month: '', page: 1 },
    tidy: pageOf([
      entry(1, { title: longTitle, way: 'out', amount: '99.00', balance: '101.00', link: '/my' }),
      entry(2, {}),
    ]),
    wild: pageOf([{ ...wildEntry, amount: 5, balance: '5' }]),
    data: { items: [{ ...readEntry, amount: '5.00', balance: '5.00' }], pageCount: 1 },
  }),
  sampleOf(spendingList, {
    payload: { month: '', kind: 'all', page: 1 },
    tidy: {
      data: [paid, { ...paid, id: 27, way: 'in', amount: '99.00' }],
      last_page: 1,
    },
    wild: pageOf([spending]),
    data: { items: [readSpending], pageCount: 1 },
  }),
  sampleOf(spendingTotals, {
    payload: { month: '', kind: 'all' },
    tidy: { paid: '590.00', refunded: '123.50' },
    wild: { paid: 80, refunded: 0 },
    data: { paid: '80.00', refunded: '0.00' },
  }),
  sampleOf(spendingDetail, {
    payload: { id: '2' },
    tidy: spent,
    wild: { ...spending, order_state: 'done', refunded: 0 },
    data: { ...readSpending, orderState: 'done', refunded: '0.00' },
  }),
];
