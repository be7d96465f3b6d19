import { featuredAddress } from '#schemas/category/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(featuredAddress, {
  title: '精品好课',
  access: 'member',
  view: () => import('./view.tsx'),
});
