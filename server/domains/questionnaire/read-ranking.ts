import type { questionnaireRanking as endpoint } from '#schemas/questionnaire/endpoints.ts';
import { readRanking } from '../../libraries/assessment/index.ts';
import type { Verb } from '../../platform/endpoint/verb.ts';
import { questionnaires } from './kind.ts';

const RULE = '每人取最好的一次：分数高的在前，同分用时短的在前，再同则先提交的在前。';

/** Refuses `noSuchQuestionnaire`. */
export const readQuestionnaireRanking: Verb<typeof endpoint> = async (context, { id, page }) => ({
  ...(await readRanking(questionnaires)(context, { id, page, since: null })),
  rule: RULE,
});
