import { revisePhoneAddress } from '#schemas/member/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(revisePhoneAddress, {
  title: '更换手机号',
  access: 'member',
  view: () => import('./view.tsx'),
});
