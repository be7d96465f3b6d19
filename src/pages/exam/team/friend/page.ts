import { examTeamAddress, teamExamsAddress } from '#schemas/exam/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(examTeamAddress, {
  title: '我的队友',
  access: 'member',
  back: () => teamExamsAddress(),
  view: () => import('./view.tsx'),
});
