import { claimsAddress } from '#schemas/award/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(claimsAddress, {
  title: '我的奖励与证书',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
