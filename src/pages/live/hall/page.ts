import { liveHallAddress } from '#schemas/live/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(liveHallAddress, {
  title: '直播大厅',
  access: 'member',
  view: () => import('./view.tsx'),
});
