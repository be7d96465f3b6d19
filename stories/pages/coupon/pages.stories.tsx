import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { activityList, myActivities, teamDetail } from '../../../schemas/activity/endpoints.ts';
import { couponDetail, couponUsable, myCoupons } from '../../../schemas/coupon/endpoints.ts';
import { vipPlans } from '../../../schemas/membership/endpoints.ts';
import AllTeamsPage from '../../../src/pages/activity/list/all-teams/view.tsx';
import TeamsPage from '../../../src/pages/activity/list/teams/view.tsx';
import OwnActivitiesPage from '../../../src/pages/activity/own/view.tsx';
import TeamOfflinePage from '../../../src/pages/activity/team/offline/view.tsx';
import TeamOnlinePage from '../../../src/pages/activity/team/online/view.tsx';
import CouponPage from '../../../src/pages/coupon/detail/view.tsx';
import OwnCouponsPage from '../../../src/pages/coupon/own/view.tsx';
import CouponSalePage from '../../../src/pages/coupon/sale/view.tsx';
import BenefitsPage from '../../../src/pages/membership/benefits/view.tsx';
import { AtAddress } from '../../stage/at-address.tsx';
import { teamPage, vip } from '../activity/answers.ts';
import { copies, detail, over, ownPromotionAnswers, used } from './answers.ts';

export default { title: '页面/我的优惠与活动', parameters: { stage: 'page' } } satisfies Meta;

type Answers = Readonly<Record<string, unknown>>;

const page =
  (Page: ComponentType, search = '') =>
  (name: string, answers: Answers = {}, more: object = {}): StoryObj => ({
    name,
    parameters: {
      backEnd: { member: true, answers: { ...ownPromotionAnswers, ...answers }, ...more },
    },
    render: () => (
      <AtAddress search={search}>
        <Page />
      </AtAddress>
    ),
  });

const none = { data: [], last_page: 0 };
const failing = { fails: (path: string) => path in ownPromotionAnswers };
const slow = { delay: 600_000 };

const coupons = page(OwnCouponsPage);
export const Coupons = coupons('我的优惠券');
export const CouponsUsed = page(OwnCouponsPage, 'tab=used')('我的优惠券：已使用', {
  [myCoupons.path]: { data: used, last_page: 1 },
});
export const CouponsOver = page(OwnCouponsPage, 'tab=expired')('我的优惠券：已过期', {
  [myCoupons.path]: { data: over, last_page: 1 },
});
export const CouponsEmpty = coupons('我的优惠券：空', { [myCoupons.path]: none });
export const CouponsSlow = coupons('我的优惠券：加载中', {}, slow);
export const CouponsFailed = coupons('我的优惠券：失败', {}, failing);

const coupon = page(CouponPage, 'id=3');
const couponOf = (own: object) => ({ [couponDetail.path]: { ...detail, ...own } });
export const Coupon = coupon('优惠券详情：可领');
export const CouponHad = coupon(
  '优惠券详情：已领',
  couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
);
export const CouponNothing = coupon('优惠券详情：适用的都已拥有', {
  ...couponOf({ offer: 'received', received: 1, ready: 1, own: copies }),
  [couponUsable.path]: none,
});
export const CouponGone = coupon('优惠券详情：已抢光', couponOf({ offer: 'soldout', left: 0 }));
export const CouponSlow = coupon('优惠券详情：加载中', {}, slow);
export const CouponFailed = coupon('优惠券详情：失败', {}, failing);
export const CouponUnknown = page(CouponPage)('优惠券详情：地址不对');
export const CouponSale = page(CouponSalePage, 'id=7')(
  '购买优惠券',
  couponOf({ offer: 'buy', sale_price: '9.90' }),
);
export const CouponUnpaid = page(CouponSalePage, 'id=7')(
  '购买优惠券：待支付',
  couponOf({ offer: 'pay', sale_price: '9.90', order_id: 5 }),
);

const activities = page(OwnActivitiesPage);
export const Activities = activities('我的活动');
export const ActivitiesEmpty = activities('我的活动：空', { [myActivities.path]: none });
export const ActivitiesFailed = activities('我的活动：失败', {}, failing);

export const Teams = page(TeamsPage)('拼团活动');
export const TeamsEmpty = page(TeamsPage, 'tab=offline')('拼团活动：线下，空', {
  [activityList.path]: none,
});
export const AllTeams = page(AllTeamsPage)('更多拼团');
export const TeamOnline = page(TeamOnlinePage, 'id=1')('线上拼团');
export const TeamOffline = page(TeamOfflinePage, 'id=1')('线下拼团', {
  [teamDetail.path]: { ...teamPage, offline: 1, venue: '杭州市滨江区学习中心三楼报告厅' },
});
export const TeamUnknown = page(TeamOnlinePage)('线上拼团：地址不对');

export const Benefits = page(BenefitsPage)('会员权益');
export const BenefitsHeld = page(BenefitsPage)('会员权益：已开通', {
  [vipPlans.path]: { ...vip, vip_time: 4102444800 },
});
