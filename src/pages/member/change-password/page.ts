import { changePasswordAddress } from '#schemas/member/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(changePasswordAddress, {
  title: '登录密码',
  access: 'member',
  view: () => import('./view.tsx'),
});
