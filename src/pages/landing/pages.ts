import { blockLandingAddress, landingAddress } from '#schemas/landing/addresses.ts';
import { blockLanding, landing } from '#schemas/landing/endpoints.ts';
import { detailPage, first } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(blockLandingAddress, {
    title: '精选内容',
    access: 'member',
    reads: [first(blockLanding, { id: 'id' })],
    view: () => import('./blocks/view.tsx'),
  }),
  detailPage(landingAddress, {
    title: '分享页',
    access: 'member',
    reads: [first(landing, { id: 'id' })],
    view: () => import('./page/view.tsx'),
  }),
];
