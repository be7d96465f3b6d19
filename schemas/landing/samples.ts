import { sampleOf } from '../sample.ts';
import { blockLanding, landing, openLanding } from './endpoints.ts';

const card = { share_title: '', share_text: '值班间隙看完，明天就能用', share_thumb: '' };
const query = { id: '7' };
const wildCard = { share_title: '值班必备', share_text: '十分钟看完', share_thumb: '/s.svg' };
const readCard = { shareTitle: '值班必备', shareText: '十分钟看完', sharePicture: '/s.svg' };

const nodes = [{ name: '课程模块' }];

export const samples = [
  sampleOf(landing, {
    payload: query,
    tidy: {
      id: '1',
      title: '基层门诊高血压随访资料包',
      thumb: '/media/cover-hypertension-2.svg',
      shape: 'wide',
      content: '<p>随访表、用药调整流程和患者教育单，下载后可直接打印使用。</p>',
      button: '去看课程',
      link: '/courseDetail/1',
      ...card,
    },
    wild: {
      ...{ id: 7, title: '急诊资料包', thumb: '/p.svg', shape: 'tall' },
      ...{ content: '<p>正文</p>', button: '去看看', link: '/coursedet/3', ...wildCard },
    },
    data: {
      ...{ id: '7', title: '急诊资料包', thumb: '/p.svg', shape: 'tall' },
      ...{ html: '<p>正文</p>', button: '去看看', link: '/coursedet/3', ...readCard },
    },
  }),
  sampleOf(blockLanding, {
    payload: query,
    tidy: {
      id: '1',
      title: '秋季学习周',
      theme: 'default',
      nodes: [{ name: '资讯列表', title: '值得一读' }, { name: '课程模块' }],
      ...card,
    },
    wild: { id: 7, title: '急诊资料包', theme: 'red', nodes, ...wildCard },
    data: { id: '7', title: '急诊资料包', theme: 'red', nodes, ...readCard },
  }),
  sampleOf(openLanding, {
    payload: { id: '7', type: '1', blocks: true, key: 'mzx-0' },
    quiet: true,
  }),
];
