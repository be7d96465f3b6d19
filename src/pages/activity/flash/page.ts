import { activityListAddress, flashAddress } from '#schemas/activity/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(flashAddress, {
  title: '限时秒杀',
  access: 'member',
  back: activityListAddress,
  view: () => import('./view.tsx'),
});
