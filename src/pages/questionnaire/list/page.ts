import { questionnaireListAddress } from '../../../entities/questionnaire/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(questionnaireListAddress, {
  title: '问卷',
  access: 'member',
  view: () => import('./view.tsx'),
});
