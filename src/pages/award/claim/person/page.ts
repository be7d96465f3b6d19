import { claimsAddress, personClaimAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(personClaimAddress, {
  title: '个人学分结果',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
