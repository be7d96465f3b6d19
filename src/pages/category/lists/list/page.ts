import { categoryCoursesAddress } from '#schemas/category/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(categoryCoursesAddress, {
  title: '分类课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
