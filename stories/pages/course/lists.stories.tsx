import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { collectedAddress, reviewsAddress, viewedAddress } from '#schemas/course/addresses.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import { bareProduct } from '#schemas/course/samples.ts';
import { emptyPage } from '#schemas/sample.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/学习/列表', parameters: { stage: 'page' } } satisfies Meta;

const empty = {
  [courseApi.productDetail.path]: bareProduct,
  [courseApi.myProducts.path]: emptyPage,
  [courseApi.viewedList.path]: emptyPage,
  [courseApi.collectedList.path]: emptyPage,
  [courseApi.productReviews.path]: emptyPage,
  [courseApi.productNotices.path]: emptyPage,
};

const viewed = page(viewedAddress);
export const ViewedClearing: StoryObj = {
  ...viewed('学习记录：清空'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
const collected = page(collectedAddress);
export const CollectedManaging: StoryObj = {
  ...collected('我的收藏：管理'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvasElement);
    await expect(await canvas.findByRole('button', { name: '取消收藏（1）' })).toBeEnabled();
  },
};
const reviews = page(reviewsAddress, { search: 'id=9' });
export const Reviews = reviews('课程评价');
export const ReviewsEmpty = reviews('课程评价：空', empty);
export const ReviewMistake: StoryObj = {
  ...reviews('课程评价：没选星就提交'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '写评价' }));
    await userEvent.click(await canvas.findByRole('button', { name: '发表评价' }));
    await expect(await canvas.findByText('请选择星级')).toBeVisible();
  },
};
