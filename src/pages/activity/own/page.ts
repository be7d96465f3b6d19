import { ownActivitiesAddress } from '../../../entities/activity/addresses.ts';
import { myAddress } from '../../../entities/member/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(ownActivitiesAddress, {
  title: '我的活动',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
