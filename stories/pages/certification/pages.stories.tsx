import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { certificationAddress } from '#schemas/certification/addresses.ts';
import { certification } from '#schemas/certification/endpoints.ts';
import { waitingCertification } from '#schemas/certification/samples.ts';
import { pageStories } from '../page-story.tsx';

export default { title: '页面/医生认证', parameters: { stage: 'page' } } satisfies Meta;

const page = pageStories(certificationAddress);

const own = (changes: object) => ({
  [certification.path]: { ...waitingCertification, ...changes },
});
const nothing = { name: '', hospital: '', department: '', jobTitle: '', pictures: [] };
const blank = { ...nothing, state: 'none', sent_at: null };
const reason = '照片不清晰，请重新拍摄';

export const Form = page('填写', own(blank));
export const Mistakes: StoryObj = {
  ...Form,
  name: '没填就提交',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '提交认证' }));
    await expect(await canvas.findByText('请填写姓名')).toBeVisible();
    await expect(canvas.getByText('请上传执业证照片')).toBeVisible();
  },
};
export const Waiting = page('待审核');
export const Changing: StoryObj = {
  ...Waiting,
  name: '待审核：修改资料',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改资料' }));
    await expect(await canvas.findByLabelText('姓名')).toHaveValue(waitingCertification.name);
    await userEvent.click(canvas.getByRole('button', { name: '提交认证' }));
    await expect(await canvas.findByRole('heading', { name: '待管理员认证' })).toBeVisible();
  },
};
export const Support: StoryObj = {
  ...Waiting,
  name: '待审核：联系客服',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '联系客服' }));
    await expect(await canvas.findByRole('link', { name: /拨打客服电话/ })).toBeVisible();
  },
};
export const Refused = page('未通过', own({ state: 'refused', reason }));
export const Mending: StoryObj = {
  ...Refused,
  name: '未通过：修改',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: '修改后重新提交' }));
    await expect(await canvas.findByText(reason)).toBeVisible();
  },
};
export const Revoked = page('已撤回', own({ state: 'revoked', reason: '证件已过期' }));
export const Passed = page('已通过', own({ state: 'passed' }));
export const PassedUntold = page('已通过，没有提交过资料', own({ ...blank, state: 'passed' }));
