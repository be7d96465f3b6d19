import { pointsAddress, pointsEntriesAddress } from '#schemas/points/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(pointsEntriesAddress, {
  title: '积分明细',
  access: 'member',
  back: pointsAddress,
  view: () => import('./view.tsx'),
});
