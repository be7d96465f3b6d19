import {
  passedResultAddress,
  questionnaireListAddress,
} from '../../../../entities/questionnaire/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(passedResultAddress, {
  title: '问卷结果',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
