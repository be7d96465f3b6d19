import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from '#src/ui/page/tabs.tsx';

export default { title: '组件/标签页' } satisfies Meta;

const names = ['首页', '临床内科', '外科与影像', '护理与药学', '中医与康复', '妇儿与心理', '通识'];
const tabs = names.map((name) => ({ id: name, name }));

const StatefulTabs = ({ look }: { look: 'line' | 'pill' }) => {
  const [current, setCurrent] = useState('首页');
  return <Tabs label="分类" tabs={tabs} current={current} onChoose={setCurrent} look={look} />;
};

export const Line: StoryObj = {
  name: '下划线',
  render: () => <StatefulTabs look="line" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '外科与影像' }));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('外科与影像');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('护理与药学');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('首页');
  },
};

export const Pill: StoryObj = {
  name: '胶囊',
  render: () => <StatefulTabs look="pill" />,
};
