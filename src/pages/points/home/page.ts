import { myAddress } from '#schemas/member/addresses.ts';
import { pointsAddress } from '#schemas/points/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(pointsAddress, {
  title: '我的积分',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
