import { activityListAddress, teamAddress } from '../../../../../schemas/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(teamAddress, {
  title: '拼团',
  access: 'member',
  back: activityListAddress,
  view: () => import('./view.tsx'),
});
