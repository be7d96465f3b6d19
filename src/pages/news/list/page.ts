import { newsListAddress } from '#schemas/news/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(newsListAddress, {
  title: '资讯',
  access: 'member',
  view: () => import('./view.tsx'),
});
