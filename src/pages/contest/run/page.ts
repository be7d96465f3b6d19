import { gameRunAddress } from '#schemas/contest/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(gameRunAddress, {
  title: '答题',
  access: 'member',
  view: () => import('./view.tsx'),
});
