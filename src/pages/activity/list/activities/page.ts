import { activityListAddress } from '#schemas/activity/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(activityListAddress, {
  title: '活动专区',
  access: 'member',
  view: () => import('./view.tsx'),
});
