import { myExamsAddress, teamExamsAddress } from '#schemas/exam/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(teamExamsAddress, {
  title: '组队考试',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
