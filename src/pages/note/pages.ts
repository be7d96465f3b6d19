import { myAddress } from '#schemas/member/addresses.ts';
import { notesAddress } from '#schemas/note/addresses.ts';
import { notedProducts, noteList } from '#schemas/note/endpoints.ts';
import { first, listPage } from '#src/platform/navigation/page.ts';

export const pages = [
  listPage(notesAddress, {
    title: '我的笔记',
    access: 'member',
    back: myAddress,
    reads: [first(notedProducts), first(noteList, {}, { page: 1 })],
    view: () => import('./view.tsx'),
  }),
];
