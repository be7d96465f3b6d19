import { claimsAddress, liveClaimFailedAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(liveClaimFailedAddress, {
  title: '直播学分说明',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
