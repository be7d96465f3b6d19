import { claimsAddress, liveClaimAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(liveClaimAddress, {
  title: '直播学分',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
