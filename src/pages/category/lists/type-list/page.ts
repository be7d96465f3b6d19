import { typeCoursesAddress } from '#schemas/category/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(typeCoursesAddress, {
  title: '课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
