import { categoriesAddress } from '#schemas/category/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(categoriesAddress, {
  title: '分类',
  access: 'member',
  tab: 'category',
  view: () => import('./view.tsx'),
});
