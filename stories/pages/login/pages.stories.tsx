import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { accountState } from '#schemas/member/endpoints.ts';
import { unboundAccount } from '#schemas/member/samples.ts';
import { profileForm } from '#schemas/profile/endpoints.ts';
import { page as loginPage } from '#src/pages/login/login/page.ts';
import { page as registerPage } from '#src/pages/login/register/page.ts';
import { page as callbackPage } from '#src/pages/login/wechat/callback/page.ts';
import { page as wechatLoginPage } from '#src/pages/login/wechat/login/page.ts';
import { page as changePasswordPage } from '#src/pages/member/change-password/page.ts';
import { page as disabledPage } from '#src/pages/member/disabled/page.ts';
import { page as bindPhonePage } from '#src/pages/member/phone/bind/page.ts';
import { page as revisePhonePage } from '#src/pages/member/phone/revise/page.ts';
import { page as settingsPage } from '#src/pages/member/settings/page.ts';
import { page as profilePage } from '#src/pages/profile/page.ts';
import { pageStories as page } from '../page-story.tsx';

export default { title: '页面/账号', parameters: { stage: 'page' } } satisfies Meta;

const unbound = { [accountState.path]: unboundAccount };
const visitor = { member: false };

const login = page(loginPage);
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

export const WechatLogin = page(wechatLoginPage)('微信登录', {}, visitor);
export const Callback = page(callbackPage)('回跳：缺少授权', {}, visitor);

export const Registered = page(registerPage)('注册：已注册');
export const Bound = page(bindPhonePage)('绑定手机号：已绑定');
export const NotBound = page(revisePhonePage)('更换手机号：还没有绑定', unbound);
export const FirstPassword = page(changePasswordPage)('登录密码：首次设置', unbound);

const profile = page(profilePage);
export const Profile = profile('完善资料');
export const ProfileFailed = profile(
  '完善资料：加载失败',
  {},
  { fails: (path) => path === profileForm.path },
);

const settings = page(settingsPage);
export const Settings = settings('设置');

export const LogOut: StoryObj = {
  ...settings('设置：退出登录'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(await canvas.findByRole('dialog')).toBeVisible();
  },
};

export const Disabled = page(disabledPage)('账号停用', {}, visitor);
