import { onlineTeamAddress, teamListAddress } from '#schemas/activity/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(onlineTeamAddress, {
  title: '线上拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
