import { liveAddress, liveHallAddress } from '../../../entities/live/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(liveAddress, {
  title: '直播详情',
  access: 'member',
  back: liveHallAddress,
  view: () => import('./view.tsx'),
});
