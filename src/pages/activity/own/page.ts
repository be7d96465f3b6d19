import { ownActivitiesAddress } from '#schemas/activity/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownActivitiesAddress, {
  title: '我的活动',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
