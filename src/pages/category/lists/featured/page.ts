import { featuredAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(featuredAddress, {
  title: '精品好课',
  access: 'member',
  view: () => import('./view.tsx'),
});
