import {
  failedResultAddress,
  questionnaireListAddress,
} from '../../../../entities/questionnaire/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(failedResultAddress, {
  title: '未通过',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
