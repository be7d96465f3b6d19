import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { activityList, flashDetail, teamDetail } from '../../../schemas/activity/endpoints.ts';
import { couponCenter } from '../../../schemas/coupon/endpoints.ts';
import { vipPlans } from '../../../schemas/membership/endpoints.ts';
import FlashPage from '../../../src/pages/activity/flash/view.tsx';
import ActivitiesPage from '../../../src/pages/activity/list/activities/view.tsx';
import TeamPage from '../../../src/pages/activity/team/team/view.tsx';
import CouponCenterPage from '../../../src/pages/coupon/center/view.tsx';
import MembershipPage from '../../../src/pages/membership/plans/view.tsx';
import { freshCalls } from '../../stage/fresh-calls.tsx';
import { flashPage, ownGroup, promotionAnswers, teamPage, toCome, vip } from './answers.ts';

export default {
  title: '页面/活动与优惠',
  parameters: { stage: 'page' },
  decorators: [freshCalls],
} satisfies Meta;

type Answers = Readonly<Record<string, unknown>>;

const page = (Page: ComponentType, answers: Answers = {}, more: object = {}): StoryObj => ({
  parameters: { backEnd: { member: true, answers: { ...promotionAnswers, ...answers }, ...more } },
  render: () => <Page />,
});

const none = { data: [], last_page: 0 };
const failing = { fails: () => true };
const slow = { delay: 60_000 };
const teamOf = (own: object) => page(TeamPage, { [teamDetail.path]: { ...teamPage, ...own } });
const flashOf = (own: object) => page(FlashPage, { [flashDetail.path]: { ...flashPage, ...own } });

export const Activities: StoryObj = { name: '活动：列表', ...page(ActivitiesPage) };
export const ActivitiesEmpty: StoryObj = {
  name: '活动：空',
  ...page(ActivitiesPage, { [activityList.path]: none }),
};
export const ActivitiesFailed: StoryObj = {
  name: '活动：失败',
  ...page(ActivitiesPage, {}, failing),
};
export const ActivitiesSlow: StoryObj = { name: '活动：加载中', ...page(ActivitiesPage, {}, slow) };

export const Team: StoryObj = { name: '拼团：可参团', ...page(TeamPage) };
export const TeamOwn: StoryObj = {
  name: '拼团：我的团',
  ...page(TeamPage, { [teamDetail.path]: ownGroup }),
};
export const TeamUnpaid: StoryObj = {
  name: '拼团：待支付',
  ...teamOf({ mine: { order_id: '7', order_state: 'unpaid', group_id: '', owned: 0 } }),
};
export const TeamOwned: StoryObj = {
  name: '拼团：已拥有',
  ...teamOf({ mine: { order_id: '7', order_state: 'done', group_id: '', owned: 1 } }),
};
export const TeamBefore: StoryObj = {
  name: '拼团：未开始',
  ...teamOf({ ...toCome, left: 0, groups: [], group_total: 0 }),
};
export const TeamOver: StoryObj = {
  name: '拼团：已结束',
  ...teamOf({ state: 'over', groups: [] }),
};
export const TeamFailed: StoryObj = { name: '拼团：失败', ...page(TeamPage, {}, failing) };
export const TeamSlow: StoryObj = { name: '拼团：加载中', ...page(TeamPage, {}, slow) };

export const Flash: StoryObj = { name: '秒杀：进行中', ...page(FlashPage) };
export const FlashSoldOut: StoryObj = {
  name: '秒杀：已抢光',
  ...flashOf({ state: 'soldout', left: 0 }),
};
export const FlashBefore: StoryObj = { name: '秒杀：未开始', ...flashOf(toCome) };
export const FlashOver: StoryObj = { name: '秒杀：已结束', ...flashOf({ state: 'over' }) };
export const FlashLimit: StoryObj = { name: '秒杀：达到上限', ...flashOf({ bought: 1 }) };

export const Coupons: StoryObj = { name: '领券中心', ...page(CouponCenterPage) };
export const CouponsEmpty: StoryObj = {
  name: '领券中心：空',
  ...page(CouponCenterPage, { [couponCenter.path]: none }),
};
export const CouponsFailed: StoryObj = {
  name: '领券中心：失败',
  ...page(CouponCenterPage, {}, failing),
};
export const CouponsClaimed: StoryObj = {
  name: '领券中心：领取',
  ...page(CouponCenterPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '领取' }));
    await expect(await canvas.findAllByRole('link', { name: '去使用' })).toHaveLength(2);
  },
};

export const Membership: StoryObj = { name: '会员：未开通', ...page(MembershipPage) };
export const MembershipHeld: StoryObj = {
  name: '会员：可续费',
  ...page(MembershipPage, { [vipPlans.path]: { ...vip, vip_time: vip.new_time + 86_400 } }),
};
export const MembershipOver: StoryObj = {
  name: '会员：已到期',
  ...page(MembershipPage, { [vipPlans.path]: { ...vip, vip_time: vip.new_time - 86_400 } }),
};
export const MembershipForever: StoryObj = {
  name: '会员：终身',
  ...page(MembershipPage, { [vipPlans.path]: { ...vip, forever: 1 } }),
};
export const MembershipTaken: StoryObj = {
  name: '会员：体验卡已领',
  ...page(MembershipPage, {
    [vipPlans.path]: {
      ...vip,
      plans: vip.plans.map((plan) => ({ ...plan, taken: plan.price === '0.00' ? 1 : 0 })),
    },
  }),
};
export const MembershipCode: StoryObj = {
  name: '会员：没填兑换码',
  ...page(MembershipPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '兑换' }));
    await expect(await canvas.findByText('请输入兑换码', { selector: 'p' })).toBeVisible();
  },
};
export const MembershipRedeemed: StoryObj = {
  name: '会员：兑换了课程',
  ...page(MembershipPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '兑换码' }), 'ABCD1234');
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(await canvas.findByRole('link', { name: '去学习' })).toBeVisible();
  },
};
