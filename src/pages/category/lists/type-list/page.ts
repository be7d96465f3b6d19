import { typeCoursesAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(typeCoursesAddress, {
  title: '课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
