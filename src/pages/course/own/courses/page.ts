import { ownCoursesAddress } from '#schemas/course/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(ownCoursesAddress, {
  title: '我的课程',
  access: 'member',
  tab: 'course',
  view: () => import('./view.tsx'),
});
