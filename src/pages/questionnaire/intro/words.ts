import type { CertificationState } from '#schemas/certification/states.ts';
import type { questionnaireIntro } from '#schemas/questionnaire/endpoints.ts';
import type { Data } from '#schemas/wire/define-endpoint.ts';
import { limitWords } from '#src/entities/assessment/times.ts';

export type QuestionnaireIntro = Data<typeof questionnaireIntro>;

const toCertify: Readonly<Record<CertificationState, string>> = {
  none: '这份问卷面向已认证的医生，完成认证后即可作答',
  waiting: '认证资料正在审核，通过后即可作答',
  refused: '认证没有通过，按原因修改后可以重新提交',
  revoked: '认证已被撤回，按原因修改后可以重新提交',
  passed: '',
};

const running = ({ answered, limit, state }: QuestionnaireIntro): string[] => [
  ...(answered > 0 ? [`上次已答 ${answered} 题，会从那里继续`] : []),
  ...(limit > 0 && state !== 'doing'
    ? [`开始后计时 ${limitWords(limit)}，中途离开也继续计时，到时自动交卷`]
    : []),
];

export const adviceOf = (intro: QuestionnaireIntro): string[] => {
  switch (intro.gate) {
    case 'none':
      return running(intro);
    case 'before':
      return [
        '问卷还没有开始，到时间后可以作答',
        ...(intro.certify ? ['这份问卷面向已认证的医生，可以先完成认证'] : []),
      ];
    case 'over':
      return ['问卷已经结束，感谢关注'];
    case 'full':
      return [`${intro.quota} 个名额已满，感谢关注`];
    case 'certify':
      return [toCertify[intro.certification]];
    case 'done':
      return [];
  }
};

/** Points are credited at once, and only for the first attempt that earns them. */
const rewardOf = ({ reward, pass }: QuestionnaireIntro): string =>
  reward > 0 ? `${reward} 积分，${pass > 0 ? '通过' : '提交'}后立即到账，仅首次` : '';

export const factsOf = (intro: QuestionnaireIntro): [string, string][] => {
  const { questions, minutes, limit, pass, full, gate, tries, quota, doctors } = intro;
  const open = gate === 'none';
  return [
    ['对象', doctors ? '已认证的医生' : '全部学员'],
    ['题目', questions > 0 ? `${questions} 题` : ''],
    ['用时', minutes > 0 ? `约 ${minutes} 分钟` : ''],
    ['限时', limit > 0 ? limitWords(limit) : ''],
    ['合格', pass > 0 ? `${pass} 分（满分 ${full} 分）` : ''],
    ['机会', pass > 0 && open ? `还可以作答 ${tries} 次` : ''],
    ['名额', quota > 0 ? `${quota} 人` : ''],
    ['奖励', rewardOf(intro)],
  ];
};
