import type {
  QuestionnaireRow,
  QuestionnaireState,
} from '../../../schemas/questionnaire/endpoints.ts';
import { peopleText } from '../../ui/value/people-count.ts';

export const questionnaireStateNames: Readonly<Record<QuestionnaireState, string>> = {
  before: '未开始',
  open: '进行中',
  doing: '作答中',
  done: '已完成',
  over: '已结束',
};

export const rowFacts = ({ participants, minutes, reward }: QuestionnaireRow): string =>
  [
    peopleText('participants', participants),
    minutes > 0 && `约 ${minutes} 分钟`,
    reward > 0 && `${reward} 积分`,
  ]
    .filter(Boolean)
    .join(' · ');
