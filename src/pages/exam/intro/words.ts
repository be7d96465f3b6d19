import type { Data } from '../../../../schemas/define-endpoint.ts';
import type { ExamGate, examIntro } from '../../../../schemas/exam/endpoints.ts';
import { chinaFormat } from '../../../platform/time/china-clock.ts';

export type ExamIntro = Data<typeof examIntro>;

const MINUTE = 60_000;
/** An attempt that ends later than this shows no time left, in ms. */
const NEAR = 180 * MINUTE;

/** 2026年3月5日 08:30, in China time. */
const moment = (at: number): string => chinaFormat(at, 'YYYY年M月D日 HH:mm');

const windowWords = ({ startTime, endTime }: ExamIntro): string => {
  if (startTime !== null && endTime !== null) return `${moment(startTime)} 至 ${moment(endTime)}`;
  if (startTime !== null) return `${moment(startTime)} 开始`;
  return endTime === null ? '长期开放' : `${moment(endTime)} 截止`;
};

const triesWords = ({ tries, triesAll, triesPer }: ExamIntro): string =>
  triesPer === 'day'
    ? `今天还可以考 ${tries} 次，每天 ${triesAll} 次`
    : `还可以考 ${tries} 次，共 ${triesAll} 次`;

export const factsOf = (intro: ExamIntro): [string, string][] => {
  const { questions, limit, most, pass, asks, quota, gate, teamSize } = intro;
  return [
    ['时间', windowWords(intro)],
    ['题目', questions > 0 ? `${questions} 题` : ''],
    ['时长', limit > 0 ? `${Math.max(1, Math.round(limit / MINUTE))} 分钟` : '不限时'],
    ['满分', most > 0 ? `${most} 分` : ''],
    ['及格', pass > 0 ? `${pass} 分` : '不设及格线'],
    ['机会', gate === 'over' || gate === 'done' ? '' : triesWords(intro)],
    ['组队', teamSize > 0 ? `每队 ${teamSize} 人` : ''],
    ['对象', asks === 'doctor' ? '已认证的医生' : ''],
    ['名额', quota > 0 ? `${quota} 人` : ''],
  ];
};

const leftWords = ({ left, state }: ExamIntro): string[] => {
  if (state !== 'doing' || left === 0 || left > NEAR) return [];
  const rest = left < MINUTE ? '不到 1 分钟' : `约 ${Math.ceil(left / MINUTE)} 分钟`;
  return [`正在计时，剩余${rest}，到时自动交卷`];
};

const running = (intro: ExamIntro): string[] => {
  const { answered, state, maxLeave } = intro;
  return [
    ...(state === 'doing' && answered > 0 ? [`上次已答 ${answered} 题，会从那里继续`] : []),
    ...leftWords(intro),
    ...(state !== 'doing' && maxLeave > 0 ? ['开始后请留在答题页，离开会被记录'] : []),
  ];
};

const waiting: Readonly<Record<Exclude<ExamGate, 'none' | 'full'>, string>> = {
  before: '考试还没有开始，到时间后可以作答',
  over: '考试已经结束',
  done: '',
  phone: '参加这场考试要先绑定手机号，绑定后回到这里就可以开始',
  team: '这是组队考试，队伍满员后就可以开考',
  doctor: '这场考试面向已认证的医生，完成认证后就可以开始',
};

/** Advice before the exam, one line each. */
export const adviceOf = (intro: ExamIntro): string[] => {
  const { gate, quota, sent, tries, outcome } = intro;
  if (gate === 'none') return running(intro);
  if (gate === 'full') return [`${quota} 个名额已满，感谢关注`];
  if (gate !== 'done') return [waiting[gate]];
  if (outcome === 'marking') return ['已经交卷，正在等待阅卷'];
  return sent > 0 && tries === 0 ? ['已经考完，可以看成绩'] : [];
};
