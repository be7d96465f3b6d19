import { membershipAddress } from '#schemas/membership/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(membershipAddress, {
  title: '学习会员',
  access: 'member',
  view: () => import('./view.tsx'),
});
