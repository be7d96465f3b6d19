import { certificationAddress } from '#schemas/certification/addresses.ts';
import type { CertificationState } from '#schemas/certification/states.ts';
import {
  finishedResultAddress,
  paperAddress,
  passedResultAddress,
  questionnaireListAddress,
} from '#schemas/questionnaire/addresses.ts';
import type { QuestionnaireGate, QuestionnaireStanding } from '#schemas/questionnaire/endpoints.ts';
import { paperChip } from '../assessment/paper-chip.ts';

/** `begins`: the step leads into the paper. */
export type QuestionnaireStep = {
  name: string;
  href: string;
  look: 'filled' | 'outlined';
  begins?: true;
};

const barred: Partial<Record<QuestionnaireGate, string>> = { certify: '需认证', full: '名额已满' };

const certifying: Readonly<Record<CertificationState, string>> = {
  none: '去认证',
  waiting: '查看认证进度',
  refused: '修改认证资料',
  revoked: '重新认证',
  passed: '查看认证',
};

const stepOf = (standing: QuestionnaireStanding): QuestionnaireStep => {
  const { id, state, gate, sent, pass, certify, certification } = standing;
  const look = 'filled';
  // the member can get certified before the paper begins
  if (gate === 'certify' || (gate === 'before' && certify))
    return { name: certifying[certification], href: certificationAddress(), look };
  if (gate === 'none') {
    const name = state === 'doing' ? '继续作答' : sent > 0 ? '再答一次' : '开始作答';
    return { name, href: paperAddress({ id }), look, begins: true };
  }
  const resultAddress = pass > 0 ? passedResultAddress : finishedResultAddress;
  if (gate === 'done' || sent > 0) return { name: '查看结果', href: resultAddress({ id }), look };
  return { name: '看看其他问卷', href: questionnaireListAddress(), look: 'outlined' };
};

const chanceOf = ({ state, gate, tries }: QuestionnaireStanding): string => {
  switch (gate) {
    case 'none':
      return state === 'doing' ? '还有一份没有交' : `还可以再答 ${tries} 次`;
    case 'before':
      return '问卷还没有开始';
    case 'over':
      return '问卷已结束，不能再答';
    case 'done':
      return '作答次数已用完';
    case 'full':
      return '名额已满，不能再答';
    case 'certify':
      return '完成认证后可以再答';
  }
};

export const questionnaireStanding = (standing: QuestionnaireStanding) => ({
  chip: paperChip(standing.state, {
    barred: barred[standing.gate],
    full: standing.gate === 'full',
    over: '已结束',
  }),
  chance: chanceOf(standing),
  step: stepOf(standing),
});
