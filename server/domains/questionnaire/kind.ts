import { questionnaireRefusals } from '#schemas/questionnaire/refusals.ts';
import type { Kind } from '../../libraries/assessment/index.ts';
import { badgeRules } from './badge-rules.ts';

export const questionnaires: Kind = {
  name: 'questionnaire',
  job: 'attempt-end',
  refusals: {
    unknown: questionnaireRefusals.noSuchQuestionnaire,
    before: questionnaireRefusals.questionnaireEarly,
    over: questionnaireRefusals.questionnaireOver,
    done: questionnaireRefusals.questionnaireDone,
    full: questionnaireRefusals.questionnaireFull,
    barred: questionnaireRefusals.doctorsOnly,
  },
  admits: ({ doctorsOnly }, { doctor }) => doctor || !doctorsOnly,
  reward: ({ id, title }, memberId) => ({
    cause: `questionnaire:${id}:${memberId}`,
    title: `完成问卷：${title}`,
  }),
  badges: badgeRules,
};
