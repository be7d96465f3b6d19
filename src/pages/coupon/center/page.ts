import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(couponCenterAddress, {
  title: '领券中心',
  access: 'member',
  view: () => import('./view.tsx'),
});
