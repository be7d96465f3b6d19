import { columnAddress } from '../../../../entities/course/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(columnAddress, {
  title: '专栏',
  access: 'member',
  view: () => import('./view.tsx'),
});
