import { helpAddress } from '#schemas/help/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(helpAddress, {
  title: '帮助中心',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
