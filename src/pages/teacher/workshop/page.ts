import { workshopAddress } from '../../../entities/teacher/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(workshopAddress, {
  title: '讲师主页',
  access: 'member',
  view: () => import('./view.tsx'),
});
