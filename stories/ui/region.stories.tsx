import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { loadRegions } from '#src/entities/address/regions.ts';
import { RegionField } from '#src/ui/form/region/field.tsx';
import css from './ui-stories.module.css';

export default {
  title: '组件/地区选择',
  // fetched before the first story looks up a name
  loaders: [async () => ({ regions: await loadRegions() })],
} satisfies Meta;

type Props = { levels: 2 | 3; stored?: string[]; load?: typeof loadRegions; optional?: boolean };

const Choice = ({ levels, stored = [], load = loadRegions, optional }: Props) => {
  const [names, setNames] = useState<string[]>(stored);
  return (
    <div className={css.panel}>
      <RegionField
        label="所在地区"
        levels={levels}
        value={names}
        onChange={setNames}
        load={load}
        optional={optional}
      />
    </div>
  );
};

const open = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('combobox', { name: /^所在地区/ }));
  return canvas;
};

export const Counties: StoryObj = {
  name: '省市区：键盘选择',
  render: () => <Choice levels={3} />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: '北京市' })).toHaveFocus());
    await userEvent.keyboard('{End}{ArrowUp}{Home}{ArrowDown}{ArrowRight}{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '石家庄市' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '长安区' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: '河北省' }));
    await waitFor(() => expect(canvas.getByRole('list', { name: '省份' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '天津市' }));
    await userEvent.click(await canvas.findByRole('button', { name: '和平区' }));
    const field = canvas.getByRole('combobox', { name: '所在地区' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveTextContent('天津市 天津市 和平区');
  },
};

export const Cities: StoryObj = {
  name: '省市：选填，可清除',
  render: () => <Choice levels={2} stored={['浙江省', '杭州市']} optional />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '清除所选' }));
    const field = canvas.getByRole('combobox', { name: /^所在地区/ });
    await expect(field).toHaveTextContent('请选择');
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('button', { name: '北京市' }));
    await expect(field).toHaveTextContent('北京市 北京市');
  },
};

export const Unknown: StoryObj = {
  name: '已存的地区不在列表中',
  render: () => <Choice levels={3} stored={['浙江省', '杭州市', '下城区']} />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(await canvas.findByRole('button', { name: '上城区' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveTextContent('浙江省 杭州市 下城区');
  },
};

let tries = 0;
const failsOnce: typeof loadRegions = () =>
  tries++ === 0 ? Promise.reject(new Error('offline')) : loadRegions();

export const Failed: StoryObj = {
  name: '列表没有加载出来，重试',
  beforeEach: () => {
    tries = 0;
  },
  render: () => <Choice levels={3} load={failsOnce} />,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '重新加载' }));
    await expect(await canvas.findByRole('button', { name: '广东省' })).toBeVisible();
  },
};
