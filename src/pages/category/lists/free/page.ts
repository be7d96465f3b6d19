import { freeAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(freeAddress, {
  title: '免费专区',
  access: 'member',
  view: () => import('./view.tsx'),
});
