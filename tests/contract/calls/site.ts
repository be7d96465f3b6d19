import type { CallRow } from './call-row.ts';

export const siteCalls: Record<string, CallRow> = {
  '/v1/help/getLegalText': [
    { type: 'privacy', version: 0 },
    {
      ...{ title: '隐私政策', version: '1', updated: 1767225600 },
      chapters: [{ heading: '一', paragraphs: ['甲'] }],
    },
    {
      ...{ title: '隐私政策', version: 1, updated: 1767225600000 },
      chapters: [{ paragraphs: ['甲'] }],
    },
  ],
  '/v1/help/getLinkSummary': [
    { kind: 'team', id: '3', group_id: '7' },
    {
      ...{ title: '心电图', thumb: '/a.svg', who: null },
      offer: { price: '39.6', line_price: null, missing: '2', end_time: 1767225600, new_time: 0 },
    },
    {
      ...{ title: '心电图', thumb: '/a.svg', who: '' },
      offer: { price: '39.60', linePrice: null, missing: 2, endAt: 1767225600000 },
    },
  ],
  '/v1/help/getSupport': [
    {},
    { phone: '400-000-1234', hours: '9:00–18:00', wechat: 'w', qrCode: '/q.svg', link: 'x:y' },
    { phone: '400-000-1234', qrCode: '/q.svg', link: '' },
  ],
};
