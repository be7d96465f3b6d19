import { teamListAddress } from '../../../../entities/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(teamListAddress, {
  title: '拼团活动',
  access: 'member',
  view: () => import('./view.tsx'),
});
