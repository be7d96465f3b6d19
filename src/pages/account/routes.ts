import type { RouteTable } from '../../platform/page-route.ts';

/** The pages around login and account (specification section 2). */
export const accountRoutes: RouteTable = {
  '/login': { load: () => import('./login-page.tsx'), title: '登录', access: 'public' },
  '/Welogin': {
    load: () => import('./wechat-login-page.tsx'),
    title: '微信登录',
    access: 'public',
  },
  '/weizanlogin': { load: () => import('./callback-page.tsx'), title: '登录', access: 'public' },
  '/member_disabled': {
    load: () => import('./disabled-page.tsx'),
    title: '暂时无法使用',
    access: 'public',
  },
  '/register': { load: () => import('./register-page.tsx'), title: '注册', access: 'member' },
  '/loginform': { load: () => import('./profile-page.tsx'), title: '完善资料', access: 'member' },
  '/forpwd': {
    load: () => import('./forgot-password-page.tsx'),
    title: '忘记密码',
    access: 'member',
  },
  '/changepwd': {
    load: () => import('./change-password-page.tsx'),
    title: '登录密码',
    access: 'member',
  },
  '/bindPhone': {
    load: () => import('./bind-phone-page.tsx'),
    title: '绑定手机号',
    access: 'member',
  },
  '/revisephone': {
    load: () => import('./revise-phone-page.tsx'),
    title: '更换手机号',
    access: 'member',
  },
  '/agreement': { load: () => import('./agreement-page.tsx'), title: '用户协议', access: 'member' },
  '/privacy': { load: () => import('./privacy-page.tsx'), title: '隐私政策', access: 'member' },
  '/editheader': {
    load: () => import('./portrait-page.tsx'),
    title: '修改头像',
    access: 'member',
  },
  '/set': { load: () => import('./settings-page.tsx'), title: '设置', access: 'member' },
};
