import { liveAddress, liveHallAddress } from '#schemas/live/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(liveAddress, {
  title: '直播详情',
  access: 'member',
  back: liveHallAddress,
  view: () => import('./view.tsx'),
});
