import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import { blockLanding, landing } from '#schemas/landing/endpoints.ts';
import type { PageAddress } from '../../stage/opened-page.tsx';

const card = { share_title: '', share_text: '值班间隙看完，明天就能用', share_thumb: '' };

export const answers = {
  [landing.path]: {
    id: '1',
    title: '基层门诊高血压随访资料包',
    thumb: '/media/cover-hypertension-2.svg',
    shape: 'wide',
    content: '<p>随访表、用药调整流程和患者教育单，下载后可直接打印使用。</p>',
    button: '去看课程',
    link: '/courseDetail/1',
    ...card,
  },
  [blockLanding.path]: {
    id: '1',
    title: '秋季学习周',
    theme: 'default',
    nodes: [{ name: '资讯列表', title: '值得一读' }, { name: '课程模块' }],
    ...card,
  },
};

export const addresses: Readonly<Record<string, PageAddress>> = {
  [landingAddress.pattern]: { path: landingAddress({ id: 1, type: 1 }) },
  [blockLandingAddress.pattern]: { path: blockLandingAddress({ id: 1, type: 1 }) },
};
