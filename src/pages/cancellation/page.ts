import { cancellationAddress } from '#schemas/cancellation/addresses.ts';
import { settingsAddress } from '#schemas/member/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

export const page = formPage(cancellationAddress, {
  title: '注销账号',
  access: 'member',
  back: settingsAddress,
  view: () => import('./view.tsx'),
});
