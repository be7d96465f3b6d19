import { benefitsAddress, membershipAddress } from '#schemas/membership/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(benefitsAddress, {
  title: '会员权益',
  access: 'member',
  back: membershipAddress,
  view: () => import('./view.tsx'),
});
