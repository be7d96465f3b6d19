import { teacherIntroAddress } from '../../../../entities/teacher/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(teacherIntroAddress, {
  title: '专家简介',
  access: 'member',
  view: () => import('./view.tsx'),
});
