import { myAddress } from '#schemas/member/addresses.ts';
import { notesAddress } from '#schemas/note/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

export const page = listPage(notesAddress, {
  title: '我的笔记',
  access: 'member',
  back: myAddress,
  view: () => import('./view.tsx'),
});
