import { landingAddress } from '#schemas/landing/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(landingAddress, {
  title: '分享页',
  access: 'member',
  view: () => import('./view.tsx'),
});
