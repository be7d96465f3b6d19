import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleStory, sectionMeta } from '../sections/section-story.tsx';

export default {
  title: '首页区块/操作',
  tags: ['!autodocs'],
  parameters: { ...sectionMeta('轮播图').parameters, controls: { disable: true } },
} satisfies Meta;

const titlesIn = (root: HTMLElement): string[] =>
  within(root)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

export const CarouselMoves: StoryObj = {
  ...sampleStory('轮播图', '常规'),
  name: '轮播图：自动前进',
  play: async ({ canvasElement }) => {
    // read first, since on a slow machine it may move any moment
    const position = within(canvasElement).getByText(/^\d+\/\d+$/);
    const before = position.textContent;
    await waitFor(() => expect(position.textContent).not.toBe(before));
  },
};

export const CarouselByKeyboard: StoryObj = {
  ...sampleStory('轮播图', '常规'),
  name: '轮播图：键盘到达的那一张进入画面',
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^1\/\d+$/)).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText(/^3\/\d+$/)).toBeInTheDocument());
  },
};

export const MorePages: StoryObj = {
  ...sampleStory('课程模块', '常规'),
  name: '查看更多：先补齐第一页，再加一页，直到没有更多数据',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看更多' }));
    const first = titlesIn(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '查看更多' }));
    await waitFor(() => expect(titlesIn(canvasElement)).toHaveLength(first.length * 2));
    await expect(titlesIn(canvasElement).slice(0, first.length)).toEqual(first);
    await userEvent.click(canvas.getByRole('button', { name: '查看更多' }));
    await waitFor(() => expect(canvas.getByText('没有更多数据')).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: '查看更多' })).not.toBeInTheDocument();
  },
};

export const SwapPages: StoryObj = {
  ...sampleStory('优质内容', '常规'),
  name: '换一换：换一页，末页之后没有更多数据',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // the rest of the first page comes before the next page
    await userEvent.click(canvas.getByRole('button', { name: '查看更多' }));
    const swap = () => userEvent.click(canvas.getByRole('button', { name: '换一换' }));
    let before = titlesIn(canvasElement);
    for (const _page of [2, 3]) {
      await swap();
      await waitFor(() => expect(titlesIn(canvasElement)).not.toEqual(before));
      before = titlesIn(canvasElement);
    }
    await swap();
    await waitFor(() => expect(canvas.getByText('没有更多数据')).toBeInTheDocument());
    await expect(titlesIn(canvasElement)).toEqual(before);
  },
};
