import { myAddress } from '#schemas/member/addresses.ts';
import { supportAddress } from '#schemas/support/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(supportAddress, {
  title: '联系客服',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
