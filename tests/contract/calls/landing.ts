import type { CallRow } from './call-row.ts';

const asked = { id: '7' };
const card = { share_title: '值班必备', share_text: '十分钟看完', share_thumb: '/s.svg' };
const readCard = { shareTitle: '值班必备', shareText: '十分钟看完', sharePicture: '/s.svg' };

const nodes = [{ name: '课程模块' }];

export const landingCalls: Record<string, CallRow> = {
  '/v1/landing/page': [
    asked,
    {
      ...{ id: 7, title: '急诊资料包', thumb: '/p.svg', shape: 'tall' },
      ...{ content: '<p>正文</p>', button: '去看看', link: '/coursedet/3', ...card },
    },
    {
      ...{ id: '7', title: '急诊资料包', thumb: '/p.svg', shape: 'tall' },
      ...{ html: '<p>正文</p>', button: '去看看', link: '/coursedet/3', ...readCard },
    },
  ],
  '/v1/landing/blocks': [
    asked,
    { id: 7, title: '急诊资料包', theme: 'red', nodes, ...card },
    { id: '7', title: '急诊资料包', theme: 'red', nodes, ...readCard },
  ],
  '/v1/landing/open': [{ id: '7', type: '1', blocks: true, key: 'mzx-0' }, {}, {}],
};

export const quiet = ['/v1/landing/open'];
