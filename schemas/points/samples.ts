import { pageOf, sampleOf } from '../sample.ts';
import { pointsEntries, pointsHome, signCalendar, signInToday } from './endpoints.ts';

export const longTitle =
  '关于基层医疗机构高血压、糖尿病、慢阻肺患者长期随访与用药依从性现状的系统课程（第二期）';

const NOW = 1763625600;

const entry = (id: number, own: object) => ({
  ...{ id, title: '新人学习奖励', way: 'in', amount: 200, balance: 200, link: '' },
  ...{ create_time: NOW - id * 86_400, ...own },
});

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

export const wildEntry = { id: 1, title: '签到', way: 'in', create_time: 1767225600, link: '' };

export const readEntry = { id: '1', title: '签到', way: 'in', at: 1767225600000, link: '' };

const key = 'k';

export const samples = [
  sampleOf(pointsEntries, {
    payload: { direction: 'all', month: '', page: 1 },
    tidy: pageOf([
      entry(1, { title: '每日签到', amount: 15, balance: 460 }),
      entry(2, { title: `积分抵扣：${longTitle}`, way: 'out', amount: 200, balance: 445 }),
    ]),
    wild: pageOf([{ ...wildEntry, amount: '5', balance: 60 }]),
    data: { items: [{ ...readEntry, amount: 5, balance: 60 }], pageCount: 1 },
  }),
  sampleOf(pointsHome, {
    payload: {},
    tidy: {
      balance: 460,
      earned: 660,
      used: 200,
      signed: 0,
      worth: '1.00',
      rules: ['每日签到得积分，连续 7 天为一轮', '下单时可用积分抵扣，100 积分抵 1 元'],
    },
    wild: { balance: '60', earned: 60, used: 0, signed: 1, worth: 1, rules: ['甲'] },
    data: { balance: 60, earned: 60, used: 0, signed: true, worth: '1.00', rules: ['甲'] },
  }),
  sampleOf(signCalendar, {
    payload: { month: '' },
    tidy: calendar,
    wild: {
      ...{ today: '2026-01-01', signed: 0, streak: '2', total: 9, next: 10, balance: 60 },
      ...{ days: ['2026-01-01'], rewards: ['5', 10], rules: [], line: '慢慢来' },
      ...{ new_time: 1767225600, end_time: 1767283200 },
    },
    data: {
      ...{ today: '2026-01-01', signed: false, streak: 2, days: ['2026-01-01'] },
      ...{ rewards: [5, 10], line: '慢慢来', now: 1767225600000, dayEnd: 1767283200000 },
    },
  }),
  sampleOf(signInToday, {
    payload: { key },
    tidy: { points: 30, streak: 7, balance: 490 },
    wild: { points: '5', streak: 1, balance: 65 },
    data: { points: 5, streak: 1, balance: 65 },
  }),
];
