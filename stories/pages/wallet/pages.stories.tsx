import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import * as z from 'zod/mini';
import { signAddress } from '#schemas/points/addresses.ts';
import { pointsApi } from '#schemas/points/endpoints.ts';
import { calendar } from '#schemas/points/samples.ts';
import { emptyPage } from '#schemas/sample.ts';
import {
  balanceAddress,
  spendingAddress,
  spendingListAddress,
  walletAddress,
} from '#schemas/wallet/addresses.ts';
import { walletApi } from '#schemas/wallet/endpoints.ts';
import { spent } from '#schemas/wallet/samples.ts';
import { TodaySheet } from '#src/pages/points/poster/sheet.tsx';
import { openedPage, pageStories as page, unanswered } from '../page-story.tsx';

export default { title: '页面/钱包', parameters: { stage: 'page' } } satisfies Meta;

const home = page(walletAddress);
export const HomeEmpty = home('我的钱包：还没有余额', {
  [walletApi.walletHome.path]: { balance: '0.00', frozen: '0.00', spent: '0.00', forever: 0 },
  [walletApi.balanceEntries.path]: emptyPage,
});
export const HomeWithoutEntries: StoryObj = {
  ...home(
    '我的钱包：最近变动没有加载出来',
    {},
    {
      fails: (path: string) => path === walletApi.balanceEntries.path,
    },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/最近变动没有加载出来/)).toBeVisible();
    await expect(canvas.queryByText(/还没有余额变动/)).toBeNull();
  },
};

export const BalanceOld = page(balanceAddress, { search: 'month=2020-01&way=out' })(
  '余额明细：较早的月份',
);

export const SpendingKindEmpty = page(spendingListAddress, { search: 'kind=live' })(
  '消费明细：没有这一类',
  {
    [walletApi.spendingList.path]: emptyPage,
    [walletApi.spendingTotals.path]: { paid: '0.00', refunded: '0.00' },
  },
);
const detail = page(spendingAddress, { search: 'id=35' });
export const SpendingBack = detail('消费详情：退款', {
  [walletApi.spendingDetail.path]: {
    ...spent,
    way: 'in',
    order_state: 'refunded',
    refunded: '24.50',
  },
});
export const SpendingUnknown = page(spendingAddress)('消费详情：地址不对');

const sign = page(signAddress);
export const Sign = sign('签到');
export const SignDone = sign('签到：今日已签', {
  [pointsApi.signCalendar.path]: {
    ...calendar,
    signed: 1,
    streak: 7,
    next: 5,
    days: [...calendar.days, calendar.today],
  },
});
export const SignFirst = sign('签到：第一天', {
  [pointsApi.signCalendar.path]: { ...calendar, streak: 0, total: 0, next: 5, days: [] },
});
export const SignRefused: StoryObj = {
  ...sign('签到：没有成功', {}, { fails: (path: string) => path === pointsApi.signInToday.path }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '签到领 30 积分' }));
    await expect(await canvas.findByText('签到没有成功，请稍后再试')).toBeVisible();
  },
};

const openPoster: StoryObj['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /今日海报/ }));
};
export const SignPoster: StoryObj = {
  ...sign('签到：今日海报'),
  play: async (context) => {
    await openPoster(context);
    const picture = await within(context.canvasElement).findByRole('img', { name: /今日海报/ });
    await expect(picture).toBeVisible();
    if (!(picture instanceof HTMLImageElement)) throw new Error('the poster is no picture');
    await picture.decode();
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([750, 1200]);
  },
};
export const SignPosterFailed: StoryObj = {
  ...sign('签到：海报没有画出来'),
  beforeEach: () => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = () => null;
    return () => {
      HTMLCanvasElement.prototype.getContext = getContext;
    };
  },
  play: async (context) => {
    await openPoster(context);
    const again = await within(context.canvasElement).findByRole('button', { name: '重新生成' });
    await expect(again).toBeVisible();
  },
};
const Poster = () => <TodaySheet calendar={z.parse(pointsApi.signCalendar.data, calendar)} />;
export const SignPosterSlow: StoryObj = {
  name: '签到：正在生成海报',
  parameters: { backEnd: { member: true, ...unanswered } },
  ...openedPage({ ...signAddress, view: async () => ({ default: Poster }) }, { search: '' }),
};
