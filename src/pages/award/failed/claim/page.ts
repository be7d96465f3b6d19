import { claimFailedAddress, claimsAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(claimFailedAddress, {
  title: '领取说明',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
