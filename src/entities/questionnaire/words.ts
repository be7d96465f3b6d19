import type { Question } from '../../../schemas/assessment/question.ts';
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

const kindNames: Readonly<Record<Question['kind'], string>> = {
  single: '单选',
  multiple: '多选',
  text: '填空',
  scale: '打分',
  matrix: '逐行选择',
  upload: '上传图片',
  judge: '判断',
  fill: '填空',
  voice: '录音',
};

const boundsOf = ({ kind, least, most }: Question): string | false => {
  if (kind === 'upload') return `最多 ${most || 1} 张`;
  if (kind === 'text') return least > 1 && `至少 ${least} 字`;
  if (kind !== 'multiple') return false;
  if (least > 1 && least === most) return `选 ${most} 项`;
  return [least > 1 && `至少 ${least} 项`, most > 0 && `最多 ${most} 项`]
    .filter(Boolean)
    .join('，');
};

/** 多选 · 最多 3 项 · 选填 */
export const kindWords = (question: Question): string =>
  [kindNames[question.kind], boundsOf(question), !question.required && '选填']
    .filter(Boolean)
    .join(' · ');
