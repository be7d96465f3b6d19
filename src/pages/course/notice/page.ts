import { noticesAddress } from '../../../entities/course/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(noticesAddress, {
  title: '公告',
  access: 'member',
  view: () => import('./view.tsx'),
});
