import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { layoutMeta, layoutStory } from '../layouts/layout-story.tsx';
import { sampleStory } from '../sections/section-story.tsx';

export default {
  title: '布局/操作',
  tags: ['!autodocs'],
  parameters: { ...layoutMeta('variant-1').parameters },
} satisfies Meta;

/** More pages than any block of the samples has. */
const MOST = 20;

const sections = (page: HTMLElement): string[] =>
  [...page.querySelectorAll('[data-section]')].map((section) => section.ariaLabel ?? '');

export const Tabs: StoryObj = {
  ...layoutStory('variant-1', 'visitor'),
  name: '分类标签：选一个分类，再回首页',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tab = await page.findByRole('tab', { name: '临床内科' });
    await waitFor(() => expect(sections(canvasElement)).toContain('精品推荐'));
    await userEvent.click(tab);
    await waitFor(() => expect(sections(canvasElement)).toContain('分类课程'));
    await expect(sections(canvasElement)).not.toContain('精品推荐');
    await expect(await page.findByRole('tab', { name: '全部' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(page.getByRole('tab', { name: '首页' }));
    await waitFor(() => expect(sections(canvasElement)).toContain('精品推荐'));
  },
};

export const SubTabs: StoryObj = {
  ...layoutStory('variant-1', 'visitor'),
  name: '推荐标签：换到直播推荐',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const tab = await page.findByRole('tab', { name: '直播推荐' });
    await userEvent.click(tab);
    await waitFor(() => expect(sections(canvasElement)).toContain('直播推荐'));
    await expect(sections(canvasElement)).not.toContain('精品推荐');
    await waitFor(() => expect(page.getAllByText('直播中').length).toBeGreaterThan(0));
  },
};

export const BlockSwap: StoryObj = {
  ...sampleStory('分类板块', '常规'),
  name: '分类板块：换一换从第 2 页起，末页之后没有更多数据',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [swap] = canvas.getAllByRole('button', { name: '换一换' });
    const [list] = canvas.getAllByRole('list');
    if (!swap || !list) throw new Error('there is no block');
    const over = () => canvas.queryByText('没有更多数据');
    const seen = new Set([list.textContent]);
    let atEnd = false;
    while (!atEnd && seen.size < MOST) {
      const before = list.textContent;
      await userEvent.click(swap);
      await waitFor(() => {
        // the words disappear soon
        atEnd = over() !== null;
        expect(atEnd || list.textContent !== before).toBe(true);
      });
      if (!atEnd) seen.add(list.textContent);
    }
    await expect(atEnd).toBe(true);
    // more than the first page was seen, and the last one stays
    await expect(seen.size).toBeGreaterThan(1);
    await expect([...seen].at(-1)).toBe(list.textContent);
  },
};
