import { portraitAddress, settingsAddress } from '#schemas/member/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(portraitAddress, {
  title: '修改头像',
  access: 'member',
  back: settingsAddress,
  view: () => import('./view.tsx'),
});
