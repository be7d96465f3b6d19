import { freeAddress } from '#schemas/category/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(freeAddress, {
  title: '免费专区',
  access: 'member',
  view: () => import('./view.tsx'),
});
