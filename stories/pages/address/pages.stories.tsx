import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { addressApi } from '../../../schemas/address/endpoints.ts';
import AppendPage from '../../../src/pages/address/form/append/view.tsx';
import { keptAddress } from '../../../src/pages/address/form/draft.ts';
import EditPage from '../../../src/pages/address/form/edit/view.tsx';
import { blank } from '../../../src/pages/address/form/values.ts';
import ListPage from '../../../src/pages/address/list/view.tsx';
import { AtRoute } from '../../stage/at-route.tsx';
import { addressAnswers, long, many } from './answers.ts';

export default { title: '页面/收货地址', parameters: { stage: 'page' } } satisfies Meta;

type Answers = Readonly<Record<string, unknown>>;

const page =
  (Page: ComponentType, pattern: string, path: string, search = '') =>
  (name: string, answers: Answers = {}, more: object = {}): StoryObj => ({
    name,
    parameters: { backEnd: { member: true, answers: { ...addressAnswers, ...answers }, ...more } },
    beforeEach: () => keptAddress().drop(),
    render: () => (
      <AtRoute pattern={pattern} path={path} search={search}>
        <Page />
      </AtRoute>
    ),
  });

const failing = { fails: (path: string) => path in addressAnswers };
const slow = { delay: 600_000 };
const refusing = { fails: (path: string) => path === addressApi.saveAddress.path };

const list = page(ListPage, '/address', '/address');
export const List = list('地址');
export const ListEmpty = list('地址：空', {
  [addressApi.addressList.path]: { data: [], most: 20 },
});
export const ListFull = list('地址：已满', {
  [addressApi.addressList.path]: { data: many, most: 20 },
});
export const ListSlow = list('地址：加载中', {}, slow);
export const ListFailed = list('地址：失败', {}, failing);
export const ListChoosing = page(
  ListPage,
  '/address',
  '/address',
  'select=1&r=/order_submit/3',
)('地址：为订单选择');
export const ListRemoving: StoryObj = {
  ...list('地址：删除前'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '删除' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('dialog', { name: '删除这个地址？' })).toBeVisible();
  },
};

const append = page(AppendPage, '/appendAddr', '/appendAddr');
export const Append = append('新增');
export const AppendFaults: StoryObj = {
  ...append('新增：没有填全'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('手机号'), '1381234');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请填写正确的 11 位手机号')).toBeVisible();
    await expect(canvas.getByText('请选择所在地区')).toBeVisible();
    await expect(canvas.getByLabelText('收货人')).toHaveFocus();
  },
};
export const AppendDraft: StoryObj = {
  ...append('新增：有草稿'),
  beforeEach: () => {
    const draft = keptAddress();
    draft.keep({ ...blank, receiver: '林静', phone: '138 1234' });
    return draft.drop;
  },
};

const edit = page(EditPage, '/edit/:id', '/edit/1');
export const Edit = edit('编辑：默认地址');
export const EditLong = edit('编辑：长地区、少见的标签', {
  [addressApi.addressDetail.path]: { ...long, phone: '13800000012' },
});
export const EditSlow = edit('编辑：加载中', {}, slow);
export const EditFailed = edit('编辑：失败', {}, failing);
export const EditUnsaved: StoryObj = {
  ...edit('编辑：没有保存成功，离开前'),
  parameters: { backEnd: { member: true, answers: addressAnswers, ...refusing } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('收货人'), '二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('没有保存成功，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await canvas.findByRole('button', { name: '放弃修改' })).toBeVisible();
  },
};
