import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import {
  loginAddress,
  registerAddress,
  wechatCallbackAddress,
  wechatLoginAddress,
} from '#schemas/login/addresses.ts';
import {
  bindPhoneAddress,
  changePasswordAddress,
  memberDisabledAddress,
  revisePhoneAddress,
  settingsAddress,
} from '#schemas/member/addresses.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { unboundAccount } from '#schemas/member/samples.ts';
import { profileAddress } from '#schemas/profile/addresses.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/账号', parameters: { stage: 'page' } } satisfies Meta;

const unbound = { [accountState.path]: unboundAccount };
const visitor = { member: false };

const login = page(loginAddress);
export const Login = login('登录', {}, visitor);

export const LoginMistakes: StoryObj = {
  ...login('登录：没填就提交', {}, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
  },
};

export const LoginCode: StoryObj = {
  ...login('登录：已发送验证码', {}, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('手机号'), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await userEvent.click(await canvas.findByRole('button', { name: '填入' }));
    await expect(canvas.getByLabelText('验证码')).toHaveValue('123456');
  },
};

export const LoginForgotten: StoryObj = {
  ...login('登录：忘记密码', {}, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await userEvent.click(canvas.getByRole('button', { name: '忘记密码？' }));
    await expect(await canvas.findByRole('dialog', { name: '忘记密码' })).toBeVisible();
  },
};

export const LoginAgreement: StoryObj = {
  ...login('登录：隐私政策', {}, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '《隐私政策》' }));
    await expect(await canvas.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
  },
};

export const WechatLogin = page(wechatLoginAddress)('微信登录', {}, visitor);
export const Callback = page(wechatCallbackAddress)('回跳：缺少授权', {}, visitor);

export const Registered = page(registerAddress)('注册：已注册');
export const Bound = page(bindPhoneAddress)('绑定手机号：已绑定');
export const NotBound = page(revisePhoneAddress)('更换手机号：还没有绑定', unbound);
export const FirstPassword = page(changePasswordAddress)('登录密码：首次设置', unbound);

const profile = page(profileAddress);
export const Profile = profile('完善资料');
export const ProfileFailed = profile(
  '完善资料：加载失败',
  {},
  { fails: (path) => path === profileForm.path },
);

const settings = page(settingsAddress);
export const Settings = settings('设置');

export const LogOut: StoryObj = {
  ...settings('设置：退出登录'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const Disabled = page(memberDisabledAddress)('账号停用', {}, visitor);
