import { searchResultsAddress } from '#schemas/search/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(searchResultsAddress, {
  title: '搜索结果',
  access: 'member',
  view: () => import('./view.tsx'),
});
