import { claimsAddress, personClaimFailedAddress } from '#schemas/award/addresses.ts';
import { resultPage } from '#src/platform/navigation/page.ts';

export const page = resultPage(personClaimFailedAddress, {
  title: '个人学分说明',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
