import { activityListAddress, flashAddress } from '../../../entities/activity/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(flashAddress, {
  title: '限时秒杀',
  access: 'member',
  back: activityListAddress,
  view: () => import('./view.tsx'),
});
