import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ActivityCard } from '#src/entities/activity/card.tsx';
import { CourseTile } from '#src/entities/course/card.tsx';
import { LiveCard } from '#src/entities/live/card.tsx';
import { activity, course, hardPictures, live } from './samples.ts';
import css from './ui-stories.module.css';

export default { title: '组件/图片上的文字' } satisfies Meta;

const onEach = (show: (src: string) => ReactNode) => {
  return () => (
    <ul className={css.grid}>
      {Object.entries(hardPictures).map(([name, src]) => (
        <li key={name}>
          {show(src)}
          <p className={css.caption}>底图：{name}</p>
        </li>
      ))}
    </ul>
  );
};

export const Lives: StoryObj = {
  name: '直播状态与开播时间',
  render: onEach((thumb) => (
    <LiveCard {...live} thumb={thumb} status={0} locked startsAt="11月21日 19:30" />
  )),
};

export const LivesNow: StoryObj = {
  name: '直播中与密码房',
  render: onEach((thumb) => <LiveCard {...live} thumb={thumb} locked />),
};

export const Courses: StoryObj = {
  name: '课程类型角标',
  render: onEach((thumb) => <CourseTile {...course} thumb={thumb} />),
};

export const Players: StoryObj = {
  name: '播放角标',
  render: onEach((thumb) => <CourseTile {...course} kind={undefined} thumb={thumb} mark="play" />),
};

export const Activities: StoryObj = {
  name: '活动类型与倒计时',
  render: onEach((thumb) => <ActivityCard {...activity} thumb={thumb} />),
};
