import { newsAddress } from '#schemas/news/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(newsAddress, {
  title: '资讯详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
