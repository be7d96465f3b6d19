import { noticesAddress } from '#schemas/course/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(noticesAddress, {
  title: '公告',
  access: 'member',
  view: () => import('./view.tsx'),
});
