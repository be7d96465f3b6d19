import { categoriesAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(categoriesAddress, {
  title: '分类',
  access: 'member',
  tab: 'category',
  view: () => import('./view.tsx'),
});
