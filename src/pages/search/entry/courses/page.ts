import { courseSearchAddress } from '#schemas/search/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(courseSearchAddress, {
  title: '搜索课程',
  access: 'member',
  view: () => import('./view.tsx'),
});
