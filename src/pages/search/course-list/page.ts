import { courseListAddress } from '../../../entities/search/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(courseListAddress, {
  title: '全部课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
