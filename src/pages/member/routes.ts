import * as addresses from '../../entities/member/addresses.ts';
import type { RoutesOf } from '../../platform/navigation/page-route.ts';

export const memberRoutes: RoutesOf<typeof addresses> = {
  [addresses.memberDisabledAddress.pattern]: {
    load: () => import('./disabled-page.tsx'),
    title: '暂时无法使用',
    access: 'public',
  },
  [addresses.changePasswordAddress.pattern]: {
    load: () => import('./change-password-page.tsx'),
    title: '登录密码',
    access: 'member',
  },
  [addresses.bindPhoneAddress.pattern]: {
    load: () => import('./phone/bind-page.tsx'),
    title: '绑定手机号',
    access: 'member',
  },
  [addresses.revisePhoneAddress.pattern]: {
    load: () => import('./phone/revise-page.tsx'),
    title: '更换手机号',
    access: 'member',
  },
  [addresses.portraitAddress.pattern]: {
    load: () => import('./portrait/portrait-page.tsx'),
    title: '修改头像',
    access: 'member',
  },
  [addresses.settingsAddress.pattern]: {
    load: () => import('./settings/settings-page.tsx'),
    title: '设置',
    access: 'member',
  },
  [addresses.myAddress.pattern]: {
    load: () => import('./my/my-page.tsx'),
    title: '我的',
    access: 'member',
    tab: 'my',
  },
};
