import { claimAddress, claimsAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(claimAddress, {
  title: '学分结果',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
