import { columnLessonAddress } from '#schemas/course/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(columnLessonAddress, {
  title: '专栏课时',
  access: 'member',
  view: () => import('./view.tsx'),
});
