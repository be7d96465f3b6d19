import { gameAddress } from '#schemas/contest/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(gameAddress, {
  title: '答题活动',
  access: 'member',
  view: () => import('./view.tsx'),
});
