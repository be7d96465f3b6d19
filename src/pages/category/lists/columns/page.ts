import { columnListAddress } from '../../../../entities/category/addresses.ts';
import { listPage } from '../../../../platform/navigation/page.ts';

export const page = listPage(columnListAddress, {
  title: '专栏',
  access: 'member',
  view: () => import('./view.tsx'),
});
