import { agreementAddress } from '#schemas/site/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(agreementAddress, {
  title: '用户协议',
  access: 'member',
  view: () => import('./view.tsx'),
});
