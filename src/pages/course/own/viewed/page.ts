import { viewedAddress } from '#schemas/course/addresses.ts';
import { myAddress } from '#schemas/member/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(viewedAddress, {
  title: '学习记录',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
