import { seriesAddress } from '#schemas/course/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(seriesAddress, {
  title: '课程详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
