import { claimsAddress, matterClaimAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(matterClaimAddress, {
  title: '完成结果',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
