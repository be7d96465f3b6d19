import { benefitsAddress, membershipAddress } from '../../../entities/membership/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(benefitsAddress, {
  title: '会员权益',
  access: 'member',
  back: membershipAddress,
  view: () => import('./view.tsx'),
});
