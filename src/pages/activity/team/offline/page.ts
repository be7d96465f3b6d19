import { offlineTeamAddress, teamListAddress } from '#schemas/activity/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(offlineTeamAddress, {
  title: '线下拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
