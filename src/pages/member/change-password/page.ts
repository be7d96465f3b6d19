import { changePasswordAddress } from '../../../entities/member/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(changePasswordAddress, {
  title: '登录密码',
  access: 'member',
  view: () => import('./view.tsx'),
});
