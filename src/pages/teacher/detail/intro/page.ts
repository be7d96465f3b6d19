import { teacherIntroAddress } from '#schemas/teacher/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(teacherIntroAddress, {
  title: '专家简介',
  access: 'member',
  view: () => import('./view.tsx'),
});
