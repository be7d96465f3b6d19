import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { relationApi } from '../../../schemas/relation/endpoints.ts';
import { teacherApi } from '../../../schemas/teacher/endpoints.ts';
import TeacherPage from '../../../src/pages/teacher/detail/detail/view.tsx';
import IntroPage from '../../../src/pages/teacher/detail/intro/view.tsx';
import FollowedPage from '../../../src/pages/teacher/followed/view.tsx';
import WorkshopPage from '../../../src/pages/teacher/workshop/view.tsx';
import type { Scenario } from '../../back-end/scenario.ts';
import { AtAddress } from '../../stage/at-address.tsx';
import { detail, long, none, peopleAnswers } from './answers.ts';

export default { title: '页面/讲师', parameters: { stage: 'page' } } satisfies Meta;

const answered = (answers: Scenario['answers'] = {}): Scenario => ({
  member: true,
  answers: { ...peopleAnswers, ...answers },
});

const slow: Scenario = { ...answered(), delay: 60_000 };
const broken: Scenario = { ...answered(), fails: (path) => path in peopleAnswers };
const little = answered({
  [teacherApi.teacherDetail.path]: long,
  [teacherApi.teacherProducts.path]: none,
  [teacherApi.teacherLives.path]: none,
});

const page = (
  Page: ComponentType,
  name: string,
  backEnd: Scenario = answered(),
  search = 'id=7',
): StoryObj => ({
  name,
  parameters: { backEnd },
  render: () => (
    <AtAddress search={search}>
      <Page />
    </AtAddress>
  ),
});

export const Workshop: StoryObj = page(WorkshopPage, '工作室：课程');

export const WorkshopLives: StoryObj = page(
  WorkshopPage,
  '工作室：直播',
  answered(),
  'id=7&tab=live',
);

export const WorkshopIntro: StoryObj = page(
  WorkshopPage,
  '工作室：介绍',
  answered(),
  'id=7&tab=intro',
);

export const WorkshopOwn: StoryObj = page(
  WorkshopPage,
  '工作室：自己的',
  answered({ [teacherApi.teacherDetail.path]: { ...detail, is_own: 1 } }),
);

export const WorkshopLittle: StoryObj = page(WorkshopPage, '工作室：没有课程、长文字', little);

export const WorkshopWithoutIntro: StoryObj = page(
  WorkshopPage,
  '工作室：没有介绍',
  little,
  'id=7&tab=intro',
);

export const WorkshopLoading: StoryObj = page(WorkshopPage, '工作室：加载中', slow);

export const WorkshopFailed: StoryObj = page(WorkshopPage, '工作室：加载失败', broken);

export const WorkshopGone: StoryObj = page(WorkshopPage, '工作室：讲师不存在', answered(), '');

export const Followed: StoryObj = {
  ...page(WorkshopPage, '工作室：关注后询问取消'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '关注陈思远' }));
    const followed = await canvas.findByRole('button', { name: '已关注陈思远' });
    await expect(await canvas.findByText('1.2万')).toBeVisible();
    await userEvent.click(followed);
    await expect(await canvas.findByRole('dialog', { name: '不再关注陈思远？' })).toBeVisible();
  },
};

export const Teacher: StoryObj = page(TeacherPage, '讲师详情');

export const TeacherLittle: StoryObj = page(TeacherPage, '讲师详情：没有课程、长文字', little);

export const TeacherFailed: StoryObj = page(TeacherPage, '讲师详情：加载失败', broken);

export const Intro: StoryObj = page(IntroPage, '专家简介');

export const IntroGone: StoryObj = page(IntroPage, '专家简介：讲师不存在', answered(), '');

export const Follows: StoryObj = page(FollowedPage, '我的关注', answered(), '');

export const FollowsEnded: StoryObj = {
  ...page(
    FollowedPage,
    '我的关注：取消后留在原处',
    answered({ [relationApi.setRelation.path]: { on: 0, total: 12_232 } }),
    '',
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '已关注李文博' }));
    await userEvent.click(await canvas.findByRole('button', { name: '不再关注' }));
    await expect(await canvas.findByRole('button', { name: '关注李文博' })).toBeVisible();
    const [first, second] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('陈思远');
    await expect(second).toHaveTextContent('李文博');
  },
};

export const FollowsEmpty: StoryObj = page(
  FollowedPage,
  '我的关注：空',
  answered({ [teacherApi.followedTeachers.path]: none }),
  '',
);

export const FollowsLoading: StoryObj = page(FollowedPage, '我的关注：加载中', slow, '');

export const FollowsFailed: StoryObj = page(FollowedPage, '我的关注：加载失败', broken, '');
