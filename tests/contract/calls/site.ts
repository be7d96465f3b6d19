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
    { kind: 'gift', id: '3-abc' },
    { title: '心电图', thumb: '/a.svg', who: null },
    { title: '心电图', thumb: '/a.svg', who: '' },
  ],
  '/v1/help/getSupport': [
    {},
    { phone: '400-000-1234', hours: '9:00–18:00', wechat: 'w', qrCode: '/q.svg', link: 'x:y' },
    { phone: '400-000-1234', qrCode: '/q.svg', link: '' },
  ],
};
