import { claimsAddress, liveAwardAddress } from '#schemas/award/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(liveAwardAddress, {
  title: '直播奖励',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
