import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const loginRoutes: RouteTable = {
  '/login': { load: () => import('./login-page.tsx'), title: '登录', access: 'public' },
  '/Welogin': {
    load: () => import('./wechat/login-page.tsx'),
    title: '微信登录',
    access: 'public',
  },
  '/weizanlogin': {
    load: () => import('./wechat/callback-page.tsx'),
    title: '登录',
    access: 'public',
  },
  '/register': { load: () => import('./register-page.tsx'), title: '注册', access: 'member' },
  '/forpwd': {
    load: () => import('./password/forgot-page.tsx'),
    title: '忘记密码',
    access: 'member',
  },
};
