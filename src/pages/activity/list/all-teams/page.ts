import { allTeamsAddress, teamListAddress } from '../../../../entities/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(allTeamsAddress, {
  title: '更多拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
