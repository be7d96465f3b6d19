import { blockLandingAddress } from '#schemas/landing/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(blockLandingAddress, {
  title: '精选内容',
  access: 'member',
  view: () => import('./view.tsx'),
});
