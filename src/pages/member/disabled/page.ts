import { memberDisabledAddress } from '#schemas/member/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(memberDisabledAddress, {
  title: '暂时无法使用',
  access: 'public',
  back: null,
  view: () => import('./view.tsx'),
});
