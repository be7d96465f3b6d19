import { followedTeachersAddress } from '#schemas/teacher/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(followedTeachersAddress, {
  title: '我的关注',
  access: 'member',
  view: () => import('./view.tsx'),
});
