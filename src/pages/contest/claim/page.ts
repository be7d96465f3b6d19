import { claimPrizeAddress, ownPrizesAddress } from '#schemas/contest/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(claimPrizeAddress, {
  title: '领取奖品',
  access: 'member',
  back: ownPrizesAddress,
  view: () => import('./view.tsx'),
});
