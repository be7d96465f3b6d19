import { searchAddress } from '#schemas/search/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(searchAddress, {
  title: '搜索',
  access: 'member',
  view: () => import('./view.tsx'),
});
