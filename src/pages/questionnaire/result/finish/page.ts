import {
  finishedResultAddress,
  questionnaireListAddress,
} from '../../../../entities/questionnaire/addresses.ts';
import { freePage } from '../../../../platform/navigation/page.ts';

export const page = freePage(finishedResultAddress, {
  title: '提交完成',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
