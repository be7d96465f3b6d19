import { sampleOf } from '../sample.ts';
import { followPrompt, graphicAuth, moduleStart, sectionOrder, viewTemplate } from './endpoints.ts';

export const samples = [
  sampleOf(moduleStart, { payload: {}, wild: { liveModule: '1' }, data: { liveModule: true } }),
  sampleOf(sectionOrder, { payload: {}, tidy: [{ name: '轮播图' }], data: [{ name: '轮播图' }] }),
  sampleOf(followPrompt, {
    payload: {},
    tidy: { system_name: '学习平台', wxcode: '/media/follow-card.svg' },
    wild: { system_name: '医学课堂', wxcode: '/q.svg' },
    data: { name: '医学课堂', picture: '/q.svg' },
  }),
  sampleOf(viewTemplate, {
    payload: {},
    tidy: { template: 'ordered' },
    data: { template: 'ordered' },
  }),
  sampleOf(graphicAuth, { payload: { id: '7' }, tidy: 1, data: true }),
];
