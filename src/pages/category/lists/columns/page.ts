import { columnListAddress } from '../../../../entities/category/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(columnListAddress, {
  title: '专栏',
  access: 'member',
  view: () => import('./view.tsx'),
});
