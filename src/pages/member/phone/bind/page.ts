import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(bindPhoneAddress, {
  title: '绑定手机号',
  access: 'member',
  view: () => import('./view.tsx'),
});
