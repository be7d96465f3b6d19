import { activityListAddress, teamAddress } from '#schemas/activity/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(teamAddress, {
  title: '拼团',
  access: 'member',
  back: activityListAddress,
  view: () => import('./view.tsx'),
});
