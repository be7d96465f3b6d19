import { categoryCoursesAddress } from '../../../../../schemas/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(categoryCoursesAddress, {
  title: '分类课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
