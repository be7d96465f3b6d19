import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { relationApi } from '#schemas/relation/endpoints.ts';
import { emptyPage } from '#schemas/sample.ts';
import {
  followedTeachersAddress,
  teacherAddress,
  teacherIntroAddress,
  teacherListAddress,
  workshopAddress,
} from '#schemas/teacher/addresses.ts';
import { teacherApi } from '#schemas/teacher/endpoints.ts';
import { longTeacher, teacherInFull } from '#schemas/teacher/samples.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/讲师', parameters: { stage: 'page' } } satisfies Meta;

const little = {
  [teacherApi.teacherDetail.path]: longTeacher,
  [teacherApi.teacherProducts.path]: emptyPage,
  [teacherApi.teacherLives.path]: emptyPage,
};

const workshop = page(workshopAddress, { search: 'id=7' });
export const WorkshopLives = page(workshopAddress, { search: 'id=7&tab=live' })('工作室：直播');

export const WorkshopIntro = page(workshopAddress, { search: 'id=7&tab=intro' })('工作室：介绍');

export const WorkshopOwn = workshop('工作室：自己的', {
  [teacherApi.teacherDetail.path]: { ...teacherInFull, is_own: 1 },
});

export const WorkshopLittle = workshop('工作室：没有课程、长文字', little);

export const WorkshopWithoutIntro = page(workshopAddress, { search: 'id=7&tab=intro' })(
  '工作室：没有介绍',
  little,
);

export const WorkshopNotFound = page(workshopAddress)('工作室：讲师不存在');

export const Followed: StoryObj = {
  ...workshop('工作室：关注后询问取消'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '关注陈思远' }));
    const followed = await canvas.findByRole('button', { name: '已关注陈思远' });
    await expect(await canvas.findByText('1.2万')).toBeVisible();
    await userEvent.click(followed);
    await expect(await canvas.findByRole('dialog', { name: '不再关注陈思远？' })).toBeVisible();
  },
};

const fewFans = { ...teacherInFull, fans: 3, learner_num: 5936, is_follow: 1 };
export const TeacherWithFewFans = page(teacherAddress, { search: 'id=7' })(
  '工作室：粉丝很少，不提',
  { [teacherApi.teacherDetail.path]: fewFans },
);

export const IntroNotFound = page(teacherIntroAddress)('工作室：介绍的讲师不存在');

export const DirectoryOfDepartment = page(teacherListAddress, {
  search: `department=${encodeURIComponent('心血管内科')}`,
})('全部讲师：一个科室');

export const DirectoryFoundNothing = page(teacherListAddress, { search: 'keyword=zzz' })(
  '全部讲师：没有找到',
  { [teacherApi.teacherList.path]: emptyPage },
);

const follows = page(followedTeachersAddress);
export const FollowsEnded: StoryObj = {
  ...follows('我的关注：取消后留在原处', {
    [relationApi.setRelation.path]: { on: 0, total: 12_232 },
  }),
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
