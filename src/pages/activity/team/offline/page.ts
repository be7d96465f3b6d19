import { offlineTeamAddress, teamListAddress } from '../../../../../schemas/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(offlineTeamAddress, {
  title: '线下拼团',
  access: 'member',
  back: teamListAddress,
  view: () => import('./view.tsx'),
});
