import { settingsAddress } from '#schemas/member/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(settingsAddress, {
  title: '设置',
  access: 'member',
  view: () => import('./view.tsx'),
});
