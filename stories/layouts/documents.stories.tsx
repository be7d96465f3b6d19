import type { Meta, StoryObj } from '@storybook/react-vite';
import { sectionOrder } from '#schemas/home/endpoints.ts';
import { homeSamples } from '../documents/home-samples.ts';
import { layoutMeta, layoutStory } from './layout-story.tsx';
import { ORDERED, sceneOf } from './scenes.ts';

const meta: Meta = {
  title: '布局/首页文档',
  tags: ['!autodocs'],
  parameters: { ...layoutMeta(ORDERED).parameters, variant: undefined },
};

export default meta;

/** The ordered page as a member sees it with this order. */
const ofHome = (name: keyof typeof homeSamples): StoryObj => {
  const { scenario } = sceneOf('member');
  const answers = { [sectionOrder.path]: homeSamples[name] };
  return { ...layoutStory(ORDERED, 'member'), parameters: { backEnd: { ...scenario, answers } } };
};

export const Course: StoryObj = { name: '课程学习', ...ofHome('课程学习') };

export const Hospital: StoryObj = { name: '医院科室', ...ofHome('医院科室') };

export const Shop: StoryObj = { name: '商城售课', ...ofHome('商城售课') };
