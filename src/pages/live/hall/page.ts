import { liveHallAddress } from '../../../../schemas/live/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(liveHallAddress, {
  title: '直播大厅',
  access: 'member',
  view: () => import('./view.tsx'),
});
