import type { CallRow } from './call-row.ts';

const entry = { id: 1, title: '签到', way: 'in', create_time: 1767225600, link: '' };
const readEntry = { id: '1', title: '签到', way: 'in', at: 1767225600000, link: '' };
const key = 'k';

export const pointsCalls: Record<string, CallRow> = {
  '/v1/points/ledger': [
    { direction: 'all', month: '', page: 1 },
    { data: [{ ...entry, amount: '5', balance: 60 }], last_page: 1 },
    { items: [{ ...readEntry, amount: 5, balance: 60 }], pageCount: 1 },
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
