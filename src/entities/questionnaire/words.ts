import type {
  QuestionnaireRow,
  QuestionnaireState,
} from '../../../schemas/questionnaire/endpoints.ts';
import { chinaFormat } from '../../platform/time/china-clock.ts';
import { peopleText } from '../../ui/value/people-count.ts';

export const questionnaireStateNames: Readonly<Record<QuestionnaireState, string>> = {
  before: '未开始',
  open: '进行中',
  doing: '作答中',
  done: '已完成',
  over: '已结束',
};

/** 3 分 05 秒 */
export const spentWords = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(minutes > 0 ? 2 : 1, '0');
  return minutes > 0 ? `${minutes} 分 ${rest} 秒` : `${rest} 秒`;
};

/** 3月5日 08:30, in China time. */
export const momentWords = (at: number): string => chinaFormat(at, 'M月D日 HH:mm');

export const rowFacts = ({ participants, minutes, reward }: QuestionnaireRow): string =>
  [
    peopleText('participants', participants),
    minutes > 0 && `约 ${minutes} 分钟`,
    reward > 0 && `${reward} 积分`,
  ]
    .filter(Boolean)
    .join(' · ');

/** When a questionnaire begins or ends, whichever matters in its present state. */
export const whenWords = ({ state, startTime, endTime }: QuestionnaireRow): string => {
  if (state === 'before' && startTime !== null) return `${momentWords(startTime)} 开始`;
  if (state === 'over' && endTime !== null) return `${momentWords(endTime)} 结束`;
  return endTime !== null && state !== 'done' ? `${momentWords(endTime)} 截止` : '';
};
