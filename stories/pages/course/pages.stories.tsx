import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { courseApi } from '../../../schemas/course/endpoints.ts';
import ChapterPage from '../../../src/pages/course/catalogue/view.tsx';
import ColumnLessonPage from '../../../src/pages/course/lesson/column-lesson/view.tsx';
import CoursePage from '../../../src/pages/course/lesson/course/view.tsx';
import GraphicPage from '../../../src/pages/course/lesson/text/graphic/view.tsx';
import TextPage from '../../../src/pages/course/lesson/text/text/view.tsx';
import ColumnPage from '../../../src/pages/course/product/column/view.tsx';
import GraphicSalePage from '../../../src/pages/course/product/graphic-sale/view.tsx';
import SeriesPage from '../../../src/pages/course/product/series/view.tsx';
import {
  audioLesson,
  bareProduct,
  closedLesson,
  laterLesson,
  soldByCard,
  soldProduct,
  textLesson,
  textTrial,
  trialLesson,
} from './answers.ts';
import { answered, broken, opened, slow } from './page-story.tsx';

export default { title: '页面/学习', parameters: { stage: 'page' } } satisfies Meta;

const product = courseApi.productDetail.path;
const lesson = courseApi.productLesson.path;

const series = { pattern: '/courseDetail/:id', path: '/courseDetail/9' };
const column = { pattern: '/specialDetail/:id', path: '/specialDetail/9' };
const course = { pattern: '/coursedet/:id', path: '/coursedet/9' };
const graphic = { pattern: '/coursedet1/:id', path: '/coursedet1/9' };
const sold = answered({ [product]: soldProduct, [lesson]: trialLesson });
const withText = answered({ [lesson]: textLesson });

export const SeriesBought: StoryObj = {
  name: '系列课：已购',
  ...opened(SeriesPage, series),
};
export const SeriesSold: StoryObj = {
  name: '系列课：待购买',
  ...opened(SeriesPage, series, sold),
};
export const SeriesByCard: StoryObj = {
  name: '系列课：待购买，持会员卡',
  ...opened(SeriesPage, series, answered({ [product]: soldByCard, [lesson]: trialLesson })),
};
export const SeriesBare: StoryObj = {
  name: '系列课：长标题、没有内容',
  ...opened(SeriesPage, series, answered({ [product]: bareProduct })),
};
export const SeriesReviews: StoryObj = {
  name: '系列课：评价',
  ...opened(SeriesPage, { ...series, search: 'tab=reviews' }),
};
export const SeriesLoading: StoryObj = {
  name: '系列课：加载中',
  ...opened(SeriesPage, series, slow),
};
export const SeriesFailed: StoryObj = {
  name: '系列课：加载失败',
  ...opened(SeriesPage, series, broken),
};
export const SeriesGone: StoryObj = {
  name: '系列课：不存在',
  ...opened(SeriesPage, { ...series, path: '/courseDetail/a b' }),
};

export const Column: StoryObj = {
  name: '专栏：目录',
  ...opened(ColumnPage, { ...column, search: 'tab=lessons' }, sold),
};
export const Chapter: StoryObj = {
  name: '专栏：章节目录',
  ...opened(ChapterPage, {
    pattern: '/specialDetail/:product/catalogDetail/:chapter',
    path: '/specialDetail/9/catalogDetail/1',
  }),
};
export const ChapterGone: StoryObj = {
  name: '专栏：章节不存在',
  ...opened(ChapterPage, {
    pattern: '/specialDetail/:product/catalogDetail/:chapter',
    path: '/specialDetail/9/catalogDetail/404',
  }),
};
const columnLesson = {
  pattern: '/specialDetail/:product/:chapter/courseContent/:lesson',
  path: '/specialDetail/9/1/courseContent/2',
};
export const ColumnLesson: StoryObj = {
  name: '专栏课时：视频',
  ...opened(ColumnLessonPage, columnLesson),
};
export const ColumnText: StoryObj = {
  name: '专栏课时：图文',
  ...opened(ColumnLessonPage, columnLesson, withText),
};

export const Video: StoryObj = {
  name: '视频：已购',
  ...opened(CoursePage, course),
};
export const VideoTrial: StoryObj = {
  name: '视频：试看',
  ...opened(CoursePage, course, sold),
};
export const VideoClosed: StoryObj = {
  name: '视频：需要购买',
  ...opened(CoursePage, course, answered({ [product]: soldProduct, [lesson]: closedLesson })),
};
export const VideoLater: StoryObj = {
  name: '视频：上一节未学完',
  ...opened(CoursePage, course, answered({ [lesson]: laterLesson })),
};
export const VideoLoading: StoryObj = {
  name: '视频：加载中',
  ...opened(CoursePage, course, slow),
};
export const VideoFailed: StoryObj = {
  name: '视频：加载失败',
  ...opened(CoursePage, course, broken),
};

export const Audio: StoryObj = {
  name: '音频',
  ...opened(CoursePage, course, answered({ [lesson]: audioLesson })),
};
export const AudioRates: StoryObj = {
  name: '音频：选择倍速',
  ...opened(CoursePage, course, answered({ [lesson]: audioLesson })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /倍速/ }));
    await expect(await canvas.findByRole('dialog', { name: '播放速度' })).toBeVisible();
  },
};

export const Graphic: StoryObj = {
  name: '图文学习',
  ...opened(GraphicPage, graphic, withText),
};
export const GraphicSize: StoryObj = {
  name: '图文学习：选择字号',
  ...opened(GraphicPage, graphic, withText),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '字号' }));
    await expect(await canvas.findByRole('dialog', { name: '字号' })).toBeVisible();
  },
};
export const GraphicTrial: StoryObj = {
  name: '图文学习：试读结束',
  ...opened(GraphicPage, graphic, answered({ [product]: soldProduct, [lesson]: textTrial })),
};
export const GraphicSale: StoryObj = {
  name: '图文课：购买前',
  ...opened(
    GraphicSalePage,
    { pattern: '/tuwendet/:id', path: '/tuwendet/9' },
    answered({ [product]: { ...soldProduct, type: 2, lesson_count: 1 }, [lesson]: textTrial }),
  ),
};
export const FreeText: StoryObj = {
  name: '免费阅读',
  ...opened(TextPage, { pattern: '/textDetail/:id', path: '/textDetail/9' }, withText),
};
