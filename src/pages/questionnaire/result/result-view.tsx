import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireResult } from '#schemas/questionnaire/endpoints.ts';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { resultView } from '#src/page-kinds/detail-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { questionnaireNotFound } from '../not-found.tsx';
import { NextStep } from './actions.tsx';
import { ResultBody } from './body.tsx';
import { resultKind } from './words.ts';

/** The attempt that `attempt=` names, else the latest one. */
const useAttempt = () => {
  const query = useQueryId();
  const [attempt] = useParam('attempt');
  return query && { ...query, attempt };
};

/** One result of a questionnaire, `?id=`; each outcome has an address of its own. */
export const questionnaireResultView = resultView(questionnaireResult, {
  useQuery: useAttempt,
  ground: 'page',
  title: resultKind,
  shapes: [['lines', 6]],
  notFound: questionnaireNotFound,
  // others cannot open the member's result, so the shared link leads to the introduction page
  share: ({ id, title }) => ({ title, desc: '邀请你也来参加', link: introAddress({ id }) }),
  action: (result) => <NextStep result={result} />,
  body: (result) => <ResultBody result={result} />,
});
