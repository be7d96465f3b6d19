import { examPaperAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(examPaperAddress, {
  title: '考试答题',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
