import { loginAddress } from '#schemas/login/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(loginAddress, {
  title: '登录',
  access: 'public',
  view: () => import('./view.tsx'),
});
