import { claimsAddress, overdueAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(overdueAddress, {
  title: '领取说明',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
