import { membershipAddress } from '../../../entities/membership/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(membershipAddress, {
  title: '学习会员',
  access: 'member',
  view: () => import('./view.tsx'),
});
