import { BASE } from '#bench/seed/scale.ts';
import { pickableApi } from '#schemas/home/pickable-calls.ts';
import { type Payload, type Rows, wish } from './samples.ts';

const ids = Array.from({ length: 20 }, (_, index) => String(BASE + 1 + index));

/** Further payloads of calls that look for different things by what is asked. */
export const furtherSamples = (rows: Rows): Record<string, readonly Payload[]> => ({
  ...Object.fromEntries(Object.values(pickableApi).map(({ path }) => [path, [{ ids }]])),
  '/v1/order/list': [
    ...['unpaid', 'grouping', 'done', 'review', 'refund'].map((tab) => ({ tab, page: 1 })),
    { tab: 'all', keyword: '课程', page: 1 },
  ],
  '/v1/coupon/mine': ['used', 'expired'].map((tab) => ({ tab, page: 1 })),
  '/v1/product/collected': ['column', 'news'].map((tab) => ({ tab, page: 1 })),
  '/v1/message/list': [{ group: 'order', unread: true, page: 1 }],
  '/v1/points/ledger': [{ direction: 'in', month: '', page: 1 }],
  '/v1/wallet/ledger': [{ direction: 'out', month: '', page: 1 }],
  '/v1/wallet/spending': [{ month: '', kind: 'course', page: 1 }],
  '/operator/api/list-refunds': [
    { state: 'held', word: '', page: 1 },
    { state: 'all', word: '第77讲', page: 1 },
    { state: 'all', word: '20260611', page: 1 },
    { state: 'held', word: '没有这样的', page: 1 },
  ],
  '/operator/api/list-members': [
    { tab: 'card', word: '', page: 1 },
    { tab: 'doctor', word: '', page: 1 },
    { tab: 'disabled', word: '', page: 1 },
    { tab: 'all', word: '130000', page: 1 },
    { tab: 'all', word: '学员77', page: 1 },
    { tab: 'all', word: '没有这样的', page: 1 },
  ],
  '/operator/api/list-orders': [
    { state: 'refunding', word: '', page: 1 },
    { state: 'all', word: '课程', page: 1 },
    { state: 'all', word: '20260611', page: 1 },
    { state: 'all', word: '没有这样的', page: 1 },
    { state: 'done', word: '', from: '2026-11-01', until: '2026-11-02', page: 1 },
  ],
  '/operator/api/list-audit': [
    { page: 1, action: 'publish' },
    { page: 1, operator: Number(rows.operator), from: '2026-11-01', until: '2026-11-02' },
    { page: 1, word: '第77版' },
    { page: 1, run: 1 },
    { page: 1, operator: 'system' },
  ],
  '/operator/api/export-audit': [{ word: '第77版' }, { operator: 'system', before: 5000 }],
  '/operator/api/list-content-rows': [
    { table: 'product', word: '', filters: [], sort: '', page: 3 },
    { table: 'news', word: '心', filters: [], sort: '-publishedAt', page: 1 },
    { table: 'activity', word: '', filters: [], sort: 'endAt', page: 1 },
  ],
  '/operator/api/save-trade-row': [
    {
      ...{ table: 'coupon', id: Number(rows.soldCoupon), stamp: 'other' },
      values: [{ name: 'title', text: '新人券' }],
    },
  ],
  '/operator/api/list-certifications': [
    { state: 'waiting', word: '', page: 1 },
    { state: 'passed', word: '学员77', page: 1 },
    { state: 'all', word: '没有这样的', page: 1 },
  ],
  '/v1/help/getLinkSummary': [
    { kind: 'team', id: rows.groupActivity },
    { kind: 'gift', id: '1-none' },
  ],
  '/v1/product/lesson': [{ id: rows.ownText, lesson: '' }],
  '/v1/order/preview': [
    { ...wish, kind: 'live', id: rows.ticket },
    { ...wish, kind: 'membership', id: rows.plan },
    { ...wish, kind: 'coupon', id: rows.soldCoupon },
    { ...wish, kind: 'flash', id: rows.flash },
    { ...wish, kind: 'gift', id: rows.bought },
    { ...wish, kind: 'team', id: rows.groupActivity },
    { ...wish, kind: 'team', id: rows.groupActivity, group_id: rows.group },
  ],
});
