import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { portraitAddress } from '#schemas/member/addresses.ts';
import { accountState, setAvatar } from '#schemas/member/endpoints.ts';
import { account } from '#schemas/member/samples.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { findHospitals, profileForm } from '#schemas/profile/endpoints.ts';
import { everydayProfile, furtherAnswers, furtherFields } from '#schemas/profile/samples.ts';
import { standardFields } from '#schemas/profile/words.ts';
import PortraitCrop from '#src/pages/member/portrait/crop.tsx';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/资料与头像', parameters: { stage: 'page' } } satisfies Meta;

const form = (more: object) => ({
  [profileForm.path]: { ...everydayProfile, ...more },
});

const filled = form({ fields: [...standardFields, ...furtherFields], answers: furtherAnswers });

const profile = page(profileAddress);
export const Further = profile('完善资料：运营添加的各类字段', filled);

export const Mistakes: StoryObj = {
  ...profile(
    '完善资料：必填项没有填',
    form({ fields: furtherFields.map((field) => ({ ...field, required: true })), answers: [] }),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('请选择单位级别')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '三级' })).toHaveFocus();
  },
};

export const Region: StoryObj = {
  ...profile('完善资料：选择地区', filled),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: /所在地区/ }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

const picking = (
  name: string,
  more: Readonly<Record<string, unknown>>,
  label: string,
): StoryObj => ({
  ...profile(name, more),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('combobox', { name: new RegExp(label) }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
});

export const Department = picking('完善资料：选择科室', filled, '科室');

export const Hospital = picking(
  '完善资料：查找单位',
  {
    ...filled,
    [findHospitals.path]: [
      { name: '第一人民医院', city: '上海' },
      { name: '长沙市第一人民医院', city: '长沙' },
    ],
  },
  '单位',
);

export const Nothing = profile('完善资料：没有要填的', form({ fields: [] }));

export const Refused: StoryObj = {
  ...profile('完善资料：保存失败', {}, { fails: (path) => path === '/v9/Member/setForm' }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '保存' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
  },
};

const withPortrait = {
  [accountState.path]: {
    ...account,
    avatar: '/media/avatar-2.svg',
  },
};

const portrait = page(portraitAddress);
export const Portrait = portrait('修改头像', withPortrait);
export const NoPortrait = portrait('修改头像：还没有头像');

const nothing = () => undefined;

const crop = (trouble = '') => (
  <PortraitCrop
    picture={{ source: '/media/banner-1.svg', width: 690, height: 300, close: nothing }}
    trouble={trouble}
    onBack={nothing}
    onSaved={nothing}
    onOther={nothing}
  />
);

export const Crop: StoryObj = {
  name: '裁剪头像',
  parameters: { backEnd: withPortrait },
  render: () => crop(),
};
export const CropTrouble: StoryObj = {
  name: '裁剪头像：换的图片打不开',
  parameters: { backEnd: withPortrait },
  render: () => crop('这台设备打不开 HEIC 照片，请换一张 JPG 或 PNG 图片'),
};
export const CropFailed: StoryObj = {
  name: '裁剪头像：没有保存成功',
  parameters: { backEnd: { ...withPortrait, fails: (path: string) => path === setAvatar.path } },
  render: () => crop(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const save = await canvas.findByRole('button', { name: '保存' });
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await expect(await canvas.findByRole('button', { name: '重试' })).toBeEnabled();
  },
};
