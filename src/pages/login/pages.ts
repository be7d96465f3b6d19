import {
  forgotPasswordAddress,
  loginAddress,
  registerAddress,
  wechatCallbackAddress,
  wechatLoginAddress,
} from '#schemas/login/addresses.ts';
import { accountState } from '#schemas/member/endpoints.ts';
import { first, formPage, freePage } from '#src/platform/navigation/page.ts';

export const pages = [
  freePage(loginAddress, {
    title: '登录',
    access: 'public',
    view: () => import('./login/view.tsx'),
  }),
  formPage(forgotPasswordAddress, {
    title: '忘记密码',
    access: 'member',
    view: () => import('./password/view.tsx'),
  }),
  formPage(registerAddress, {
    title: '注册',
    access: 'member',
    reads: [first(accountState)],
    view: () => import('./register/view.tsx'),
  }),
  freePage(wechatCallbackAddress, {
    title: '登录',
    access: 'public',
    view: () => import('./wechat/callback/view.tsx'),
  }),
  freePage(wechatLoginAddress, {
    title: '微信登录',
    access: 'public',
    view: () => import('./wechat/login/view.tsx'),
  }),
];
