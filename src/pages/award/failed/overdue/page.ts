import { claimsAddress, overdueAddress } from '../../../../../schemas/award/addresses.ts';
import { resultPage } from '../../../../platform/navigation/page.ts';

export const page = resultPage(overdueAddress, {
  title: '已过期',
  access: 'member',
  back: claimsAddress,
  view: () => import('./view.tsx'),
});
