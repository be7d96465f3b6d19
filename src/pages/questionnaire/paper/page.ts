import { paperAddress, questionnaireListAddress } from '#schemas/questionnaire/addresses.ts';
import { freePage } from '#src/platform/navigation/page.ts';

export const page = freePage(paperAddress, {
  title: '答题',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
