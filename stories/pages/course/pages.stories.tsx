import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  chapterAddress,
  columnAddress,
  columnLessonAddress,
  courseStudyAddress,
  graphicSaleAddress,
  graphicStudyAddress,
  seriesAddress,
  textAddress,
} from '#schemas/course/addresses.ts';
import { courseApi } from '#schemas/course/endpoints.ts';
import {
  audioLesson,
  bareProduct,
  closedLesson,
  lockedLesson,
  soldByCard,
  soldProduct,
  textLesson,
  textTrial,
  trialLesson,
} from '#schemas/course/samples.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/学习', parameters: { stage: 'page' } } satisfies Meta;

const product = courseApi.productDetail.path;
const lesson = courseApi.productLesson.path;

const series = page(seriesAddress, { path: '/courseDetail/9' });
const course = page(courseStudyAddress, { path: '/coursedet/9' });
const graphic = page(graphicStudyAddress, { path: '/coursedet1/9' });
const sold = { [product]: soldProduct, [lesson]: trialLesson };
const withText = { [lesson]: textLesson };

export const SeriesSold = series('系列课：待购买', sold);
export const SeriesFacts: StoryObj = {
  ...series('系列课：节数、时长、有效期、退款', sold),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const says = (fact: string) => (_: string, element: Element | null) =>
      element?.tagName === 'DD' && element.textContent === fact;
    for (const fact of ['共 4 节', '共50分钟', '购买后长期有效'])
      await expect(await canvas.findByText(says(fact))).toBeVisible();
  },
};
export const SeriesByCard = series('系列课：待购买，持会员卡', {
  [product]: soldByCard,
  [lesson]: trialLesson,
});
export const SeriesBare = series('系列课：长标题、没有内容', { [product]: bareProduct });
export const SeriesExtreme = series('系列课：很贵、很长、图片缺失', {
  [product]: {
    ...soldProduct,
    ...{ price: '99999.00', line_price: '199999.00', virtual_stock: 100_000 },
    ...{ title: bareProduct.title, thumb: '' },
    gains: ['能在没有上级医师指导的情况下独立完成从接诊、评估、处置到随访的全过程', '短'],
    teacher: {
      ...{ teacher_id: '7', real_name: '阿卜杜热合曼买买提依明艾合买提江🩺', headimg: '' },
      ...{ title: '主任医师 教授 博士研究生导师', shop_name: '云城医科大学第一附属医院工作室' },
    },
  },
  [lesson]: trialLesson,
});
export const SeriesReviews = page(seriesAddress, {
  path: '/courseDetail/9',
  search: 'tab=reviews',
})('系列课：评价');
export const SeriesNotFound = page(seriesAddress, { path: '/courseDetail/a b' })('系列课：不存在');

export const Column = page(columnAddress, { path: '/specialDetail/9', search: 'tab=lessons' })(
  '专栏：目录',
  sold,
);
export const ChapterNotFound = page(chapterAddress, { path: '/specialDetail/9/catalogDetail/404' })(
  '专栏：章节不存在',
);
const columnLesson = page(columnLessonAddress, { path: '/specialDetail/9/1/courseContent/2' });
export const ColumnLesson = columnLesson('专栏课时：视频');
export const ColumnText = columnLesson('专栏课时：图文', withText);

export const Video = course('视频：已购');
export const VideoTrial = course('视频：试看', sold);
export const VideoClosed = course('视频：需要购买', {
  [product]: soldProduct,
  [lesson]: closedLesson,
});
export const VideoLocked = course('视频：上一节未学完', { [lesson]: lockedLesson });

export const Audio = course('音频', { [lesson]: audioLesson });
export const AudioRates: StoryObj = {
  ...course('音频：选择倍速', { [lesson]: audioLesson }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /倍速/ }));
    await expect(await canvas.findByRole('dialog', { name: '播放速度' })).toBeVisible();
  },
};

export const Graphic = graphic('图文学习', withText);
export const GraphicSize: StoryObj = {
  ...graphic('图文学习：选择字号', withText),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '字号' }));
    await expect(await canvas.findByRole('dialog', { name: '字号' })).toBeVisible();
  },
};
export const GraphicTrial = graphic('图文学习：试读结束', {
  [product]: soldProduct,
  [lesson]: textTrial,
});
export const GraphicSale = page(graphicSaleAddress, { path: '/tuwendet/9' })('图文课：购买前', {
  [product]: { ...soldProduct, type: 2, lesson_count: 1 },
  [lesson]: textTrial,
});
export const FreeText = page(textAddress, { path: '/textDetail/9' })('免费阅读', withText);
