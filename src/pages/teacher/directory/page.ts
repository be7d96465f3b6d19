import { teacherListAddress } from '#schemas/teacher/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(teacherListAddress, {
  title: '全部讲师',
  access: 'member',
  view: () => import('./view.tsx'),
});
