import { drawResultAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(drawResultAddress, {
  title: '抽奖结果',
  access: 'member',
  back: ownPrizesAddress,
  view: () => import('./view.tsx'),
});
