import { ownCoursesAddress } from '../../../../entities/course/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(ownCoursesAddress, {
  title: '我的课程',
  access: 'member',
  tab: 'course',
  view: () => import('./view.tsx'),
});
