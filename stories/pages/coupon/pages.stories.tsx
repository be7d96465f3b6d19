import type { Meta } from '@storybook/react-vite';
import {
  offlineTeamAddress,
  onlineTeamAddress,
  teamListAddress,
} from '#schemas/activity/addresses.ts';
import { activityList, teamDetail } from '#schemas/activity/endpoints.ts';
import { teamPage } from '#schemas/activity/samples.ts';
import { couponAddress, couponSaleAddress, ownCouponsAddress } from '#schemas/coupon/addresses.ts';
import { couponDetail, couponUsable, myCoupons } from '#schemas/coupon/endpoints.ts';
import { copies, couponInFull, over, used } from '#schemas/coupon/samples.ts';
import { benefitsAddress } from '#schemas/membership/addresses.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { vip } from '#schemas/membership/samples.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/我的优惠与活动', parameters: { stage: 'page' } } satisfies Meta;

const none = { data: [], last_page: 0 };

export const CouponsUsed = page(ownCouponsAddress, { search: 'tab=used' })('我的优惠券：已使用', {
  [myCoupons.path]: { data: used, last_page: 1 },
});
export const CouponsOver = page(ownCouponsAddress, { search: 'tab=expired' })(
  '我的优惠券：已过期',
  {
    [myCoupons.path]: { data: over, last_page: 1 },
  },
);
const coupon = page(couponAddress, { search: 'id=3' });
const couponOf = (own: object) => ({ [couponDetail.path]: { ...couponInFull, ...own } });
export const CouponHad = coupon(
  '优惠券详情：已领',
  couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
);
export const CouponNothing = coupon('优惠券详情：适用的都已拥有', {
  ...couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
  [couponUsable.path]: none,
});
export const CouponSoldOut = coupon('优惠券详情：已抢光', couponOf({ offer: 'soldout', left: 0 }));
export const CouponUnknown = page(couponAddress)('优惠券详情：地址不对');
const sale = page(couponSaleAddress, { search: 'id=7' });
export const CouponSale = sale('购买优惠券', couponOf({ offer: 'buy', sale_price: '9.90' }));
export const CouponUnpaid = sale(
  '购买优惠券：待支付',
  couponOf({ offer: 'pay', sale_price: '9.90', order_id: 5 }),
);

export const TeamsEmpty = page(teamListAddress, { search: 'tab=offline' })('拼团活动：线下，空', {
  [activityList.path]: none,
});
export const TeamOnline = page(onlineTeamAddress, { search: 'id=1' })('线上拼团');
export const TeamOffline = page(offlineTeamAddress, { search: 'id=1' })('线下拼团', {
  [teamDetail.path]: { ...teamPage, offline: 1, venue: '杭州市滨江区学习中心三楼报告厅' },
});
export const TeamUnknown = page(onlineTeamAddress)('线上拼团：地址不对');

const benefits = page(benefitsAddress);
export const BenefitsHeld = benefits('会员权益：已开通', {
  [vipPlans.path]: { ...vip, vip_time: 4102444800 },
});
