import { workshopAddress } from '#schemas/teacher/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(workshopAddress, {
  title: '讲师主页',
  access: 'member',
  view: () => import('./view.tsx'),
});
