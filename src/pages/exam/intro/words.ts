import type { ExamGate, examIntro } from '#schemas/exam/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { limitWords } from '#src/entities/assessment/times.ts';
import { periodText } from '#src/platform/time/period.ts';

export type ExamIntro = Data<typeof examIntro>;

const triesWords = ({ tries, triesAll, triesPer }: ExamIntro): string =>
  triesPer === 'day'
    ? `今天还可以考 ${tries} 次，每天 ${triesAll} 次`
    : `还可以考 ${tries} 次，共 ${triesAll} 次`;

export const factsOf = (intro: ExamIntro): [string, string][] => {
  const { questions, limit, most, pass, asks, quota, gate, teamSize } = intro;
  return [
    ['时间', periodText(intro.startTime, intro.endTime, '长期开放')],
    ['题目', questions > 0 ? `${questions} 题` : ''],
    ['时长', limitWords(limit)],
    ['满分', most > 0 ? `${most} 分` : ''],
    ['及格', pass > 0 ? `${pass} 分` : '不设及格线'],
    ['机会', gate === 'over' || gate === 'done' ? '' : triesWords(intro)],
    ['组队', teamSize > 0 ? `每队 ${teamSize} 人` : ''],
    ['对象', asks === 'doctor' ? '已认证的医生' : ''],
    ['名额', quota > 0 ? `${quota} 人` : ''],
  ];
};

const running = ({ answered, state, maxLeave }: ExamIntro): string[] => {
  if (state !== 'doing') return maxLeave > 0 ? ['开始后请留在答题页，离开会被记录'] : [];
  return answered > 0 ? [`上次已答 ${answered} 题，会从那里继续`] : [];
};

const waiting: Readonly<Record<Exclude<ExamGate, 'none' | 'full'>, string>> = {
  before: '考试还没有开始，到时间后可以作答',
  over: '考试已经结束',
  done: '',
  phone: '参加这场考试要先绑定手机号，绑定后回到这里就可以开始',
  team: '这是组队考试，队伍满员后就可以开考',
  doctor: '这场考试面向已认证的医生，完成认证后就可以开始',
};

export const adviceOf = (intro: ExamIntro): string[] => {
  const { gate, quota, sent, tries, outcome } = intro;
  if (gate === 'none') return running(intro);
  if (gate === 'full') return [`${quota} 个名额已满，感谢关注`];
  if (gate !== 'done') return [waiting[gate]];
  if (outcome === 'marking') return ['已经交卷，正在等待阅卷'];
  return sent > 0 && tries === 0 ? ['已经考完，可以看成绩'] : [];
};
