import { teamListAddress } from '#schemas/activity/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(teamListAddress, {
  title: '拼团活动',
  access: 'member',
  view: () => import('./view.tsx'),
});
