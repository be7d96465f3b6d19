import { courseListAddress } from '#schemas/search/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(courseListAddress, {
  title: '全部课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
