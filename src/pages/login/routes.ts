import * as addresses from '../../entities/login/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const loginRoutes: RoutesOf<typeof addresses> = {
  [addresses.loginAddress.pattern]: {
    load: () => import('./login-page.tsx'),
    title: '登录',
    access: 'public',
  },
  [addresses.wechatLoginAddress.pattern]: {
    load: () => import('./wechat/login-page.tsx'),
    title: '微信登录',
    access: 'public',
  },
  [addresses.wechatCallbackAddress.pattern]: {
    load: () => import('./wechat/callback-page.tsx'),
    title: '登录',
    access: 'public',
  },
  [addresses.registerAddress.pattern]: {
    load: () => import('./register-page.tsx'),
    title: '注册',
    access: 'member',
  },
  [addresses.forgotPasswordAddress.pattern]: {
    load: () => import('./password/forgot-page.tsx'),
    title: '忘记密码',
    access: 'member',
  },
};
