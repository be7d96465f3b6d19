import { courseStudyAddress } from '#schemas/course/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(courseStudyAddress, {
  title: '课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
