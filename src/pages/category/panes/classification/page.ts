import { classifiedCoursesAddress } from '../../../../../schemas/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(classifiedCoursesAddress, {
  title: '分类找课',
  access: 'member',
  view: () => import('./view.tsx'),
});
