import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { accountState } from '../../../schemas/member/endpoints.ts';
import { profileForm } from '../../../schemas/profile/endpoints.ts';
import { legalText } from '../../../schemas/site/text-endpoints.ts';
import LoginPage from '../../../src/pages/login/login/view.tsx';
import RegisterPage from '../../../src/pages/login/register/view.tsx';
import CallbackPage from '../../../src/pages/login/wechat/callback/view.tsx';
import WechatLoginPage from '../../../src/pages/login/wechat/login/view.tsx';
import ChangePasswordPage from '../../../src/pages/member/change-password/view.tsx';
import DisabledPage from '../../../src/pages/member/disabled/view.tsx';
import BindPhonePage from '../../../src/pages/member/phone/bind/view.tsx';
import RevisePhonePage from '../../../src/pages/member/phone/revise/view.tsx';
import SettingsPage from '../../../src/pages/member/settings/view.tsx';
import ProfilePage from '../../../src/pages/profile/view.tsx';
import AgreementPage from '../../../src/pages/site/agreement/view.tsx';
import type { Scenario } from '../../back-end/scenario.ts';
import { freshCalls } from '../../stage/fresh-calls.tsx';
import { accountAnswers, unbound } from './answers.ts';

const member = { member: true, answers: accountAnswers };
const visitor = { member: false, answers: accountAnswers };

export default {
  title: '页面/账号',
  parameters: { stage: 'page' },
  decorators: [freshCalls],
} satisfies Meta;

const page = (Page: ComponentType, backEnd: Scenario = member): StoryObj => ({
  parameters: { backEnd },
  render: () => <Page />,
});

export const Login: StoryObj = {
  name: '登录',
  ...page(LoginPage, visitor),
};

export const LoginMistakes: StoryObj = {
  name: '登录：没填就提交',
  ...page(LoginPage, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
  },
};

export const LoginCode: StoryObj = {
  name: '登录：已发送验证码',
  ...page(LoginPage, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('手机号'), '13800138000');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await userEvent.click(await canvas.findByRole('button', { name: '填入' }));
    await expect(canvas.getByLabelText('验证码')).toHaveValue('123456');
  },
};

export const LoginForgotten: StoryObj = {
  name: '登录：忘记密码',
  ...page(LoginPage, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '密码登录' }));
    await userEvent.click(canvas.getByRole('button', { name: '忘记密码？' }));
    await expect(await canvas.findByRole('dialog', { name: '忘记密码' })).toBeVisible();
  },
};

export const LoginAgreement: StoryObj = {
  name: '登录：隐私政策',
  ...page(LoginPage, visitor),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '《隐私政策》' }));
    await expect(await canvas.findByRole('dialog', { name: '隐私政策' })).toBeVisible();
  },
};

export const WechatLogin: StoryObj = {
  name: '微信登录',
  ...page(WechatLoginPage, visitor),
};
export const Callback: StoryObj = {
  name: '回跳：缺少授权',
  ...page(CallbackPage, visitor),
};

export const Register: StoryObj = {
  name: '注册',
  ...page(RegisterPage, {
    member: true,
    answers: { ...accountAnswers, [accountState.path]: unbound },
  }),
};
export const BindPhone: StoryObj = {
  name: '绑定手机号',
  ...page(BindPhonePage, {
    member: true,
    answers: { ...accountAnswers, [accountState.path]: unbound },
  }),
};
export const Bound: StoryObj = {
  name: '绑定手机号：已绑定',
  ...page(BindPhonePage),
};
export const RevisePhone: StoryObj = {
  name: '更换手机号',
  ...page(RevisePhonePage),
};
export const ChangePassword: StoryObj = {
  name: '登录密码',
  ...page(ChangePasswordPage),
};

export const Profile: StoryObj = {
  name: '完善资料',
  ...page(ProfilePage),
};
export const ProfileFailed: StoryObj = {
  name: '完善资料：加载失败',
  ...page(ProfilePage),
  parameters: { backEnd: { ...member, fails: (path: string) => path === profileForm.path } },
};

export const Agreement: StoryObj = {
  name: '用户协议',
  ...page(AgreementPage),
};
export const AgreementWaiting: StoryObj = {
  name: '用户协议：加载中',
  ...page(AgreementPage),
  parameters: { backEnd: { ...member, delay: 600_000 } },
};
export const AgreementFailed: StoryObj = {
  name: '用户协议：加载失败',
  ...page(AgreementPage),
  parameters: { backEnd: { ...member, fails: (path: string) => path === legalText.path } },
};

export const Settings: StoryObj = {
  name: '设置',
  ...page(SettingsPage),
};

export const LogOut: StoryObj = {
  name: '设置：退出登录',
  ...page(SettingsPage),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const Disabled: StoryObj = {
  name: '账号停用',
  ...page(DisabledPage, visitor),
};
