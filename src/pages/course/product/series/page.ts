import { seriesAddress } from '../../../../entities/course/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(seriesAddress, {
  title: '课程详情',
  access: 'member',
  view: () => import('./view.tsx'),
});
