import { onlineTeamAddress, teamListAddress } from '../../../../../schemas/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(onlineTeamAddress, {
  title: '线上拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
