import { allTeamsAddress, teamListAddress } from '#schemas/activity/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(allTeamsAddress, {
  title: '更多拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
