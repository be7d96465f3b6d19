import { forgotPasswordAddress } from '#schemas/login/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(forgotPasswordAddress, {
  title: '忘记密码',
  access: 'member',
  view: () => import('./view.tsx'),
});
