import { chapterAddress } from '#schemas/course/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(chapterAddress, {
  title: '目录',
  access: 'member',
  view: () => import('./view.tsx'),
});
