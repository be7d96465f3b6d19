import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  addressAppendAddress,
  addressBookAddress,
  addressEditAddress,
} from '#schemas/address/addresses.ts';
import { addressApi } from '#schemas/address/endpoints.ts';
import { longAddress, many } from '#schemas/address/samples.ts';
import { savedAddress } from '#src/pages/address/form/draft.ts';
import { blank } from '#src/pages/address/form/values.ts';
import { pageStories as page } from '../page-story.tsx';

export default {
  title: '页面/收货地址',
  parameters: { stage: 'page' },
  beforeEach: () => savedAddress().drop(),
} satisfies Meta;

const refusing = { fails: (path: string) => path === addressApi.saveAddress.path };

const list = page(addressBookAddress);
export const List = list('地址');
export const ListEmpty = list('地址：空', {
  [addressApi.addressList.path]: { data: [], most: 20 },
});
export const ListFull = list('地址：已满', {
  [addressApi.addressList.path]: { data: many, most: 20 },
});
export const ListChoosing = page(addressBookAddress, { search: 'select=1&r=/order_submit/3' })(
  '地址：为订单选择',
);
export const ListRemoving: StoryObj = {
  ...list('地址：删除前'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await canvas.findAllByRole('button', { name: '删除' });
    if (first) await userEvent.click(first);
    await expect(await canvas.findByRole('dialog', { name: '删除这个地址？' })).toBeVisible();
  },
};

const append = page(addressAppendAddress);
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
    const draft = savedAddress();
    draft.keep({ ...blank, receiver: '林静', phone: '138 1234' });
    return draft.drop;
  },
};

const edit = page(addressEditAddress, { path: '/edit/1' });
export const Edit = edit('编辑：默认地址');
export const EditLong = edit('编辑：长地区、少见的标签', {
  [addressApi.addressDetail.path]: { ...longAddress, phone: '13800000012' },
});
export const EditUnsaved: StoryObj = {
  ...edit('编辑：没有保存成功，离开前', {}, refusing),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('收货人'), '二');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('没有保存成功，请稍后再试')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(await canvas.findByRole('button', { name: '放弃修改' })).toBeVisible();
  },
};
