import { myAddress } from '#schemas/member/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(myAddress, {
  title: '我的',
  access: 'member',
  tab: 'my',
  view: () => import('./view.tsx'),
});
