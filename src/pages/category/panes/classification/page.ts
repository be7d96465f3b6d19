import { classifiedCoursesAddress } from '#schemas/category/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(classifiedCoursesAddress, {
  title: '分类找课',
  access: 'member',
  view: () => import('./view.tsx'),
});
