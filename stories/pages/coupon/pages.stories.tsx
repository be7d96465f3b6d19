import type { Meta } from '@storybook/react-vite';
import { activityList, teamDetail } from '#schemas/activity/endpoints.ts';
import { teamPage } from '#schemas/activity/samples.ts';
import { couponDetail, couponUsable, myCoupons } from '#schemas/coupon/endpoints.ts';
import { copies, couponInFull, over, used } from '#schemas/coupon/samples.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { vip } from '#schemas/membership/samples.ts';
import { page as teamsPage } from '#src/pages/activity/list/teams/page.ts';
import { page as teamOfflinePage } from '#src/pages/activity/team/offline/page.ts';
import { page as teamOnlinePage } from '#src/pages/activity/team/online/page.ts';
import { page as couponPage } from '#src/pages/coupon/detail/page.ts';
import { page as ownCouponsPage } from '#src/pages/coupon/own/page.ts';
import { page as couponSalePage } from '#src/pages/coupon/sale/page.ts';
import { page as benefitsPage } from '#src/pages/membership/benefits/page.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/我的优惠与活动', parameters: { stage: 'page' } } satisfies Meta;

const none = { data: [], last_page: 0 };

export const CouponsUsed = page(ownCouponsPage, { search: 'tab=used' })('我的优惠券：已使用', {
  [myCoupons.path]: { data: used, last_page: 1 },
});
export const CouponsOver = page(ownCouponsPage, { search: 'tab=expired' })('我的优惠券：已过期', {
  [myCoupons.path]: { data: over, last_page: 1 },
});
const coupon = page(couponPage, { search: 'id=3' });
const couponOf = (own: object) => ({ [couponDetail.path]: { ...couponInFull, ...own } });
export const CouponHad = coupon(
  '优惠券详情：已领',
  couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
);
export const CouponNothing = coupon('优惠券详情：适用的都已拥有', {
  ...couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
  [couponUsable.path]: none,
});
export const CouponGone = coupon('优惠券详情：已抢光', couponOf({ offer: 'soldout', left: 0 }));
export const CouponUnknown = page(couponPage)('优惠券详情：地址不对');
const sale = page(couponSalePage, { search: 'id=7' });
export const CouponSale = sale('购买优惠券', couponOf({ offer: 'buy', sale_price: '9.90' }));
export const CouponUnpaid = sale(
  '购买优惠券：待支付',
  couponOf({ offer: 'pay', sale_price: '9.90', order_id: 5 }),
);

export const TeamsEmpty = page(teamsPage, { search: 'tab=offline' })('拼团活动：线下，空', {
  [activityList.path]: none,
});
export const TeamOnline = page(teamOnlinePage, { search: 'id=1' })('线上拼团');
export const TeamOffline = page(teamOfflinePage, { search: 'id=1' })('线下拼团', {
  [teamDetail.path]: { ...teamPage, offline: 1, venue: '杭州市滨江区学习中心三楼报告厅' },
});
export const TeamUnknown = page(teamOnlinePage)('线上拼团：地址不对');

const benefits = page(benefitsPage);
export const BenefitsHeld = benefits('会员权益：已开通', {
  [vipPlans.path]: { ...vip, vip_time: 4102444800 },
});
