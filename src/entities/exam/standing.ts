import { certificationAddress } from '#schemas/certification/addresses.ts';
import {
  examIntroAddress,
  examPaperAddress,
  examResultAddress,
  myExamsAddress,
  teamExamsAddress,
} from '#schemas/exam/addresses.ts';
import type { ExamGate, ExamRow } from '#schemas/exam/endpoints.ts';
import { bindPhoneAddress } from '#schemas/member/addresses.ts';
import { type Chip, paperChip } from '../assessment/paper-chip.ts';
import { outcomeNames } from '../assessment/result/outcome-names.ts';
import { whenWords } from '../assessment/times.ts';

export type ExamStanding = Pick<
  ExamRow,
  | 'id'
  | 'state'
  | 'gate'
  | 'outcome'
  | 'sent'
  | 'tries'
  | 'score'
  | 'full'
  | 'startTime'
  | 'endTime'
>;

/** `begins`: the step leads into the paper, whose rules are to be read before. */
export type ExamStep = { name: string; href: string; look: 'filled' | 'outlined'; begins?: true };

const barred: Partial<Record<ExamGate, string>> = {
  phone: '需绑定手机号',
  doctor: '需认证',
  team: '需组队',
  full: '名额已满',
};

const tones: Partial<Record<ExamStanding['outcome'], Chip['tone']>> = {
  failed: 'bad',
  passed: 'live',
};

const chipOf = ({ state, gate, outcome }: ExamStanding): Chip => {
  if (state !== 'doing' && outcome !== 'none')
    return { name: outcomeNames[outcome], tone: tones[outcome] ?? 'plain' };
  return paperChip(state, { barred: barred[gate], full: gate === 'full', over: '未参加' });
};

/** 85 分 / 满分 100 分 of a sent paper; '' while there is no score. */
const scoreOf = ({ state, outcome, score, full }: ExamStanding): string =>
  state === 'doing' || outcome === 'none' || outcome === 'marking' || full === 0
    ? ''
    : `${score} 分 / 满分 ${full} 分`;

const whenOf = (exam: ExamStanding): string => {
  const { state, gate, outcome, tries } = exam;
  if (state === 'doing') return whenWords(exam) || (gate === 'none' ? '随时可以继续' : '');
  if (outcome === 'marking') return '阅完后出成绩';
  if (gate === 'none' && outcome !== 'none' && tries > 0) return `还可以考 ${tries} 次`;
  return whenWords(exam);
};

const stepOf = ({ id, state, gate, sent }: ExamStanding): ExamStep => {
  const look = 'filled';
  if (gate === 'none') {
    const name = state === 'doing' ? '继续考试' : sent > 0 ? '再考一次' : '开始考试';
    return { name, href: examPaperAddress({ id }), look, begins: true };
  }
  if (gate === 'team') return { name: '先组队', href: teamExamsAddress({ id }), look };
  if (gate === 'phone') return { name: '去绑定手机号', href: bindPhoneAddress(), look };
  if (gate === 'doctor') return { name: '去认证', href: certificationAddress(), look };
  if (sent > 0) return { name: '看成绩', href: examResultAddress({ id }), look };
  return { name: '看看我的考试', href: myExamsAddress(), look: 'outlined' };
};

const addressOf = ({ id, state, outcome }: ExamStanding): string =>
  state === 'doing' || outcome === 'none' ? examIntroAddress({ id }) : examResultAddress({ id });

/** A member's state in an exam, the score, and the one next step. All pages take them from here. */
export const examStanding = (exam: ExamStanding) => ({
  chip: chipOf(exam),
  score: scoreOf(exam),
  when: whenOf(exam),
  step: stepOf(exam),
  address: addressOf(exam),
});
