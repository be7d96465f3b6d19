import { feedAddress } from '../../../entities/category/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(feedAddress, {
  title: '发现',
  access: 'member',
  view: () => import('./view.tsx'),
});
