import { teacherAddress } from '#schemas/teacher/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(teacherAddress, {
  title: '讲师详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
