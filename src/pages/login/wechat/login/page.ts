import { wechatLoginAddress } from '#schemas/login/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(wechatLoginAddress, {
  title: '微信登录',
  access: 'public',
  view: () => import('./view.tsx'),
});
