import { columnListAddress } from '#schemas/category/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(columnListAddress, {
  title: '专栏',
  access: 'member',
  view: () => import('./view.tsx'),
});
