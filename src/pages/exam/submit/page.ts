import { examSubmitAddress, myExamsAddress } from '#schemas/exam/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(examSubmitAddress, {
  title: '交卷确认',
  access: 'member',
  back: myExamsAddress,
  view: () => import('./view.tsx'),
});
