import { teacherAddress } from '../../../../entities/teacher/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(teacherAddress, {
  title: '讲师详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
