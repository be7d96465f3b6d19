import { teamExamsAddress, teamShareAddress } from '#schemas/exam/addresses.ts';
import { detailPage } from '#src/platform/navigation/page.ts';

export const page = detailPage(teamShareAddress, {
  title: '我的贡献',
  access: 'member',
  back: () => teamExamsAddress(),
  view: () => import('./view.tsx'),
});
