import { newsAddress } from '../../../entities/news/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(newsAddress, {
  title: '资讯详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
