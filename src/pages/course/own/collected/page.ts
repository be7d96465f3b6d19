import { collectedAddress } from '#schemas/course/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(collectedAddress, {
  title: '我的收藏',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
