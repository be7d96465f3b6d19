import { chapterAddress } from '../../../entities/course/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(chapterAddress, {
  title: '目录',
  access: 'member',
  view: () => import('./view.tsx'),
});
