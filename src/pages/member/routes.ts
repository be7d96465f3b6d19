import type { RouteTable } from '../../platform/navigation/page-route.ts';

export const memberRoutes: RouteTable = {
  '/member_disabled': {
    load: () => import('./disabled-page.tsx'),
    title: '暂时无法使用',
    access: 'public',
  },
  '/changepwd': {
    load: () => import('./change-password-page.tsx'),
    title: '登录密码',
    access: 'member',
  },
  '/bindPhone': {
    load: () => import('./phone/bind-page.tsx'),
    title: '绑定手机号',
    access: 'member',
  },
  '/revisephone': {
    load: () => import('./phone/revise-page.tsx'),
    title: '更换手机号',
    access: 'member',
  },
  '/editheader': {
    load: () => import('./portrait/portrait-page.tsx'),
    title: '修改头像',
    access: 'member',
  },
  '/set': { load: () => import('./settings/settings-page.tsx'), title: '设置', access: 'member' },
  '/my': { load: () => import('./my/my-page.tsx'), title: '我的', access: 'member', tab: 'my' },
};
