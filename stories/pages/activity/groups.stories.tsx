import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { flashAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { flashDetail, teamDetail, teamGroup } from '#schemas/activity/endpoints.ts';
import {
  flashPage,
  groupPage,
  manyGroups,
  ownGroup,
  reminded,
  teamPage,
  toCome,
} from '#schemas/activity/samples.ts';
import { setRelation } from '#schemas/relation/endpoints.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/活动：团与我的活动', parameters: { stage: 'page' } } satisfies Meta;

const linked = page(teamAddress, { path: '/teamDetails/1', search: 'group=3' });
const groupOf = (own: object) => ({ [teamGroup.path]: { ...groupPage, ...own } });

export const Linked = linked('好友的团：可参团');
export const LinkedHeld = linked('好友的团：名额等待付款', groupOf({ left: 0 }));
export const LinkedFull = linked('好友的团：已成团', {
  ...groupOf({ state: 'full', joined: 3, left: 0 }),
});
export const LinkedFailed = linked('好友的团：未成团', groupOf({ state: 'failed' }));
export const LinkedOver = linked('好友的团：活动已结束，仍可参团', {
  [teamDetail.path]: { ...teamPage, state: 'over' },
});
export const LinkedOwn = linked('好友的团：我的团', {
  ...groupOf({ mine: 1 }),
  [teamDetail.path]: { ...ownGroup, mine: { ...ownGroup.mine, group_id: '3' } },
});
export const LinkedElsewhere = linked('好友的团：已在另一个团', {
  [teamDetail.path]: { ...ownGroup, mine: { ...ownGroup.mine, group_id: '8' } },
});
export const LinkedUnknown = linked(
  '好友的团：没有这个团',
  {},
  { refusals: { [teamGroup.path]: { code: 62016, msg: '拼团不存在' } } },
);
export const LinkedBroken = linked(
  '好友的团：没有加载出来',
  {},
  { fails: (path: string) => path === teamGroup.path },
);

export const AllGroups: StoryObj = {
  ...page(teamAddress, { path: '/teamDetails/1' })('拼团：全部的团', {
    [teamDetail.path]: manyGroups,
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '查看全部 5 个团' }));
    await expect(await canvas.findAllByRole('link', { name: '去参团' })).toHaveLength(5);
  },
};

const sale = page(flashAddress, { path: '/sk_detail/2' });
const saleOf = (own: object) => ({ [flashDetail.path]: { ...flashPage, ...own } });

export const FlashHeld = sale(
  '秒杀：待支付',
  saleOf({ mine: { order_id: '7', order_state: 'unpaid', group_id: '', owned: 0 } }),
);
export const FlashOwned = sale(
  '秒杀：已拥有',
  saleOf({ bought: 1, mine: { order_id: '7', order_state: 'done', group_id: '', owned: 1 } }),
);
export const FlashFree = sale(
  '秒杀：会员可免费学习',
  saleOf({ product: { ...flashPage.product, price: '0.00' } }),
);
export const FlashReminded = sale('秒杀：未开始，已设提醒', saleOf({ ...toCome, ...reminded }));
export const FlashRefundRequested: StoryObj = {
  ...sale('秒杀：设置提醒', {
    ...saleOf(toCome),
    [setRelation.path]: { on: 1, total: 1 },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提醒我' }));
    await canvas.findByRole('button', { name: '已设提醒 · 点按取消' });
    await within(document.body).findByText('已设提醒，快开始时发消息给你');
  },
};
export const FlashUnasked: StoryObj = {
  ...sale('秒杀：没能设置提醒', saleOf(toCome), {
    refusals: { [setRelation.path]: { code: 429, msg: '操作太频繁，请稍后再试' } },
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提醒我' }));
    await within(document.body).findByText('操作太频繁，请稍后再试');
    await expect(canvas.getByRole('button', { name: '提醒我' })).toBeEnabled();
  },
};
export const FlashUnlimited = sale('秒杀：不限名额', saleOf({ quota: 0, left: 0 }));
