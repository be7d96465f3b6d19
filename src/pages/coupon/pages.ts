import {
  couponAddress,
  couponCenterAddress,
  couponSaleAddress,
  ownCouponsAddress,
} from '#schemas/coupon/addresses.ts';
import {
  couponCenter,
  couponDetail,
  couponTotals,
  couponUsable,
  myCoupons,
} from '#schemas/coupon/endpoints.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(couponCenterAddress, {
    title: '领券中心',
    access: 'member',
    reads: [first(couponTotals), first(couponCenter, {}, { page: 1 })],
    view: () => import('./center/view.tsx'),
  }),
  detailPage(couponAddress, {
    title: '优惠券详情',
    access: 'member',
    back: couponCenterAddress,
    reads: [first(couponDetail, { id: 'id' }), first(couponUsable, { id: 'id' }, { page: 1 })],
    view: () => import('./detail/view.tsx'),
  }),
  listPage(ownCouponsAddress, {
    title: '我的优惠券',
    access: 'member',
    back: myAddress,
    reads: [first(couponTotals), first(myCoupons, {}, { tab: 'unused', page: 1 })],
    view: () => import('./own/view.tsx'),
  }),
  detailPage(couponSaleAddress, {
    title: '购买优惠券',
    access: 'member',
    back: couponCenterAddress,
    reads: [first(couponDetail, { id: 'id' }), first(couponUsable, { id: 'id' }, { page: 1 })],
    view: () => import('./detail/view.tsx'),
  }),
];
