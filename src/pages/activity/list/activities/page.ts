import { activityListAddress } from '../../../../entities/activity/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(activityListAddress, {
  title: '活动专区',
  access: 'member',
  view: () => import('./view.tsx'),
});
