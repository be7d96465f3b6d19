import { ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownCouponsAddress, {
  title: '我的优惠券',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
