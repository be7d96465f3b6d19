import { followedTeachersAddress } from '../../../entities/teacher/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(followedTeachersAddress, {
  title: '我的关注',
  access: 'member',
  view: () => import('./view.tsx'),
});
