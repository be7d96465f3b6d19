import {
  achievementAddress,
  questionnaireListAddress,
} from '../../../../schemas/questionnaire/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(achievementAddress, {
  title: '我的成绩',
  access: 'member',
  back: questionnaireListAddress,
  view: () => import('./view.tsx'),
});
