import { viewedAddress } from '../../../../entities/course/addresses.ts';
import { myAddress } from '../../../../entities/member/addresses.ts';
import { listPage } from '../../../../platform/navigation/page.ts';

export const page = listPage(viewedAddress, {
  title: '学习记录',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
