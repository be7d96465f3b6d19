import { myAddress } from '../../../entities/member/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(myAddress, {
  title: '我的',
  access: 'member',
  tab: 'my',
  view: () => import('./view.tsx'),
});
