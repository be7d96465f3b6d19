import { newsListAddress } from '../../../entities/news/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(newsListAddress, {
  title: '资讯',
  access: 'member',
  view: () => import('./view.tsx'),
});
