import { newsAddress, newsListAddress } from '#schemas/news/addresses.ts';
import { newsDetail, newsPage, newsSections } from '#schemas/news/endpoints.ts';
import { detailPage, first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  detailPage(newsAddress, {
    title: '资讯详情',
    access: 'member',
    reads: [first(newsDetail, { id: 'id' })],
    view: () => import('./detail/view.tsx'),
  }),
  listPage(newsListAddress, {
    title: '资讯',
    access: 'member',
    reads: [first(newsSections), first(newsPage, {}, { page: 1 })],
    view: () => import('./list/view.tsx'),
  }),
];
