import { liveHallAddress, liveRoomAddress } from '#schemas/live/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(liveRoomAddress, {
  title: '直播间',
  access: 'member',
  back: liveHallAddress,
  view: () => import('./view.tsx'),
});
