import { pointsAddress, pointsEntriesAddress } from '../../../entities/points/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(pointsEntriesAddress, {
  title: '积分明细',
  access: 'member',
  back: pointsAddress,
  view: () => import('./view.tsx'),
});
