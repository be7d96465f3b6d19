import { registerAddress } from '#schemas/login/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(registerAddress, {
  title: '注册',
  access: 'member',
  view: () => import('./view.tsx'),
});
