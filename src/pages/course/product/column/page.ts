import { columnAddress } from '#schemas/course/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(columnAddress, {
  title: '专栏',
  access: 'member',
  view: () => import('./view.tsx'),
});
