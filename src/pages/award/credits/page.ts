import { claimsAddress, creditsAddress } from '#schemas/award/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(creditsAddress, {
  title: '全部学分记录',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
