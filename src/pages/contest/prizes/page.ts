import { ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownPrizesAddress, {
  title: '我的奖品',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
