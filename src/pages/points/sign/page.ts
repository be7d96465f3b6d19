import { myAddress } from '#schemas/member/addresses.ts';
import { signAddress } from '#schemas/points/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(signAddress, {
  title: '每日签到',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
