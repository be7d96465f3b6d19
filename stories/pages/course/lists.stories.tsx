import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { courseApi } from '../../../schemas/course/endpoints.ts';
import NoticesPage from '../../../src/pages/course/notice/view.tsx';
import CollectedPage from '../../../src/pages/course/own/collected/view.tsx';
import MyCoursesPage from '../../../src/pages/course/own/courses/view.tsx';
import ViewedPage from '../../../src/pages/course/own/viewed/view.tsx';
import ReviewsPage from '../../../src/pages/course/review/view.tsx';
import { bareProduct, none } from './answers.ts';
import { answered, broken, opened, slow } from './page-story.tsx';

export default { title: '页面/学习/列表', parameters: { stage: 'page' } } satisfies Meta;

const at = (path: string, search = '') => ({ pattern: path, path, search });
const empty = answered({
  [courseApi.productDetail.path]: bareProduct,
  [courseApi.myProducts.path]: none,
  [courseApi.viewedList.path]: none,
  [courseApi.collectedList.path]: none,
  [courseApi.productReviews.path]: none,
  [courseApi.productNotices.path]: none,
});

export const MyCourses: StoryObj = {
  name: '我的课程',
  ...opened(MyCoursesPage, at('/course')),
};
export const MyCoursesEmpty: StoryObj = {
  name: '我的课程：空',
  ...opened(MyCoursesPage, at('/course'), empty),
};
export const MyCoursesLoading: StoryObj = {
  name: '我的课程：加载中',
  ...opened(MyCoursesPage, at('/course'), slow),
};
export const MyCoursesFailed: StoryObj = {
  name: '我的课程：加载失败',
  ...opened(MyCoursesPage, at('/course'), broken),
};

export const Viewed: StoryObj = {
  name: '学习记录',
  ...opened(ViewedPage, at('/viewRecord')),
};
export const ViewedClearing: StoryObj = {
  name: '学习记录：清空',
  ...opened(ViewedPage, at('/viewRecord')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清空' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};
export const ViewedEmpty: StoryObj = {
  name: '学习记录：空',
  ...opened(ViewedPage, at('/viewRecord'), empty),
};
export const ViewedFailed: StoryObj = {
  name: '学习记录：加载失败',
  ...opened(ViewedPage, at('/viewRecord'), broken),
};

export const Collected: StoryObj = {
  name: '我的收藏',
  ...opened(CollectedPage, at('/myCollect')),
};
export const CollectedManaging: StoryObj = {
  name: '我的收藏：管理',
  ...opened(CollectedPage, at('/myCollect')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '管理' }));
    await userEvent.click(canvas.getAllByRole('checkbox')[0] ?? canvasElement);
    await expect(await canvas.findByRole('button', { name: '取消收藏（1）' })).toBeEnabled();
  },
};
export const CollectedEmpty: StoryObj = {
  name: '我的收藏：空',
  ...opened(CollectedPage, at('/myCollect'), empty),
};
export const CollectedFailed: StoryObj = {
  name: '我的收藏：加载失败',
  ...opened(CollectedPage, at('/myCollect'), broken),
};

export const Reviews: StoryObj = {
  name: '课程评价',
  ...opened(ReviewsPage, at('/coursereview', 'id=9')),
};
export const ReviewsEmpty: StoryObj = {
  name: '课程评价：空',
  ...opened(ReviewsPage, at('/coursereview', 'id=9'), empty),
};
export const ReviewsFailed: StoryObj = {
  name: '课程评价：加载失败',
  ...opened(ReviewsPage, at('/coursereview', 'id=9'), broken),
};
export const ReviewMistake: StoryObj = {
  name: '课程评价：没选星就提交',
  ...opened(ReviewsPage, at('/coursereview', 'id=9')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '写评价' }));
    await userEvent.click(await canvas.findByRole('button', { name: '发表评价' }));
    await expect(await canvas.findByText('请选择星级')).toBeVisible();
  },
};

export const Notices: StoryObj = {
  name: '公告',
  ...opened(NoticesPage, at('/notice', 'id=9')),
};
export const NoticesEmpty: StoryObj = {
  name: '公告：空',
  ...opened(NoticesPage, at('/notice'), empty),
};
