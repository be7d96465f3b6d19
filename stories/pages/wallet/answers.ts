import { orderDetail } from '#schemas/order/endpoints.ts';
import { pointsApi } from '#schemas/points/endpoints.ts';
import { walletApi } from '#schemas/wallet/endpoints.ts';
import { doneOrder } from '../order/answers.ts';

const NOW = 1763625600;
const DAY = 86_400;

export const noRows = { data: [], last_page: 0 };

const entry = (id: number, own: object) => ({
  id,
  title: '新人学习奖励',
  way: 'in',
  amount: '200.00',
  balance: '200.00',
  create_time: NOW - id * DAY,
  link: '',
  ...own,
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

const longTitle =
  '关于基层医疗机构高血压、糖尿病、慢阻肺患者长期随访与用药依从性现状的系统课程（第二期）';

export const calendar = {
  today: '2025-11-20',
  signed: 0,
  streak: 6,
  total: 6,
  next: 30,
  balance: 460,
  days: [14, 15, 16, 17, 18, 19].map((day) => `2025-11-${day}`),
  rewards: [5, 5, 10, 10, 15, 15, 30],
  rules: ['每天可签到一次，以北京时间 0 点为界', '连续签到奖励递增，7 天为一轮'],
  line: '每天弄懂一个小问题，一年就是三百多个答案。',
  new_time: NOW,
  end_time: NOW + 8 * 3600,
};

/** Answers for the pages of money and points, in the wire's form. */
export const answers = {
  [walletApi.walletHome.path]: {
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
  [walletApi.balanceEntries.path]: {
    data: [
      entry(1, { title: longTitle, way: 'out', amount: '99.00', balance: '101.00', link: '/my' }),
      entry(2, {}),
    ],
    last_page: 1,
  },
  [pointsApi.pointsEntries.path]: {
    data: [
      entry(1, { title: '每日签到', amount: 15, balance: 460 }),
      entry(2, { title: `积分抵扣：${longTitle}`, way: 'out', amount: 200, balance: 445 }),
    ],
    last_page: 1,
  },
  [walletApi.spendingList.path]: {
    data: [paid, { ...paid, id: 27, way: 'in', amount: '99.00' }],
    last_page: 1,
  },
  [walletApi.spendingTotals.path]: { paid: '590.00', refunded: '123.50' },
  [walletApi.spendingDetail.path]: spent,
  [orderDetail.path]: doneOrder,
  [pointsApi.pointsHome.path]: {
    balance: 460,
    earned: 660,
    used: 200,
    signed: 0,
    worth: '1.00',
    rules: ['每日签到得积分，连续 7 天为一轮', '下单时可用积分抵扣，100 积分抵 1 元'],
  },
  [pointsApi.signCalendar.path]: calendar,
  [pointsApi.signInToday.path]: { points: 30, streak: 7, balance: 490 },
};
