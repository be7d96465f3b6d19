import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { flashDetail, teamDetail } from '#schemas/activity/endpoints.ts';
import { flashPage, ownGroup, teamPage, toCome } from '#schemas/activity/samples.ts';
import { couponCenterAddress } from '#schemas/coupon/addresses.ts';
import { couponDetail } from '#schemas/coupon/endpoints.ts';
import { claimedCoupon } from '#schemas/coupon/samples.ts';
import { membershipAddress } from '#schemas/membership/addresses.ts';
import { vipPlans } from '#schemas/membership/endpoints.ts';
import { vip } from '#schemas/membership/samples.ts';
import { pageStories as page } from '../page-story.tsx';

export default {
  title: '页面/活动与优惠',
  parameters: { stage: 'page' },
} satisfies Meta;

const team = page(teamAddress);
const flash = page(flashAddress);
const coupons = page(couponCenterAddress);
const membership = page(membershipAddress);

const teamOf = (own: object) => ({ [teamDetail.path]: { ...teamPage, ...own } });
const flashOf = (own: object) => ({ [flashDetail.path]: { ...flashPage, ...own } });

export const Team = team('拼团：可参团');
export const TeamOwn = team('拼团：我的团', { [teamDetail.path]: ownGroup });
export const TeamUnpaid = team(
  '拼团：待支付',
  teamOf({ mine: { order_id: '7', order_state: 'unpaid', group_id: '', owned: 0 } }),
);
export const TeamOwned = team(
  '拼团：已拥有',
  teamOf({ mine: { order_id: '7', order_state: 'done', group_id: '', owned: 1 } }),
);
export const TeamBefore = team(
  '拼团：未开始',
  teamOf({ ...toCome, left: 0, groups: [], group_total: 0 }),
);
export const TeamOver = team('拼团：已结束', teamOf({ state: 'over', groups: [] }));

export const FlashSoldOut = flash('秒杀：已抢光', flashOf({ state: 'soldout', left: 0, num: 50 }));
export const FlashHeld = flash(
  '秒杀：名额待释放',
  flashOf({ state: 'soldout', left: 0, num: 48, held: 2, release_time: 1763626200 }),
);
export const FlashBefore = flash('秒杀：未开始', flashOf(toCome));
export const FlashOver = flash('秒杀：已结束', flashOf({ state: 'over' }));
export const FlashLimit = flash('秒杀：达到上限', flashOf({ bought: 1 }));

export const CouponsClaimed: StoryObj = {
  ...coupons('领券中心：领取', { [couponDetail.path]: claimedCoupon }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '领取' }));
    await expect(await canvas.findAllByRole('link', { name: '去使用' })).toHaveLength(2);
  },
};

export const MembershipHeld = membership('会员：可续费', {
  [vipPlans.path]: { ...vip, vip_time: vip.new_time + 86_400 },
});
export const MembershipOver = membership('会员：已到期', {
  [vipPlans.path]: { ...vip, vip_time: vip.new_time - 86_400 },
});
export const MembershipForever = membership('会员：终身', {
  [vipPlans.path]: { ...vip, forever: 1 },
});
export const MembershipTaken = membership('会员：体验卡已领', {
  [vipPlans.path]: {
    ...vip,
    plans: vip.plans.map((plan) => ({ ...plan, taken: plan.price === '0.00' ? 1 : 0 })),
  },
});
export const MembershipCode: StoryObj = {
  ...membership('会员：没填兑换码'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '兑换' }));
    await expect(await canvas.findByText('请输入兑换码', { selector: 'p' })).toBeVisible();
  },
};
export const MembershipRedeemed: StoryObj = {
  ...membership('会员：兑换了课程'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: '兑换码' }), 'ABCD1234');
    await userEvent.click(canvas.getByRole('button', { name: '兑换' }));
    await expect(await canvas.findByRole('link', { name: '去学习' })).toBeVisible();
  },
};
