import { introAddress } from '#schemas/questionnaire/addresses.ts';
import { questionnaireRanking } from '#schemas/questionnaire/endpoints.ts';
import { rankingList, rankingParts } from '#src/entities/assessment/rank/ranking.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { questionnaireNotFound } from '../not-found.tsx';

const useChoice = () => {
  const query = useQueryId();
  return { id: query?.id ?? '', payload: query };
};

export default listView(questionnaireRanking, {
  label: '排行榜',
  ...rankingList,
  useChoice,
  notFound: questionnaireNotFound,
  empty: ({ id }) => ({ text: '还没有人上榜', link: '去作答', to: introAddress({ id }) }),
  useParts: (list, { id }) => rankingParts(list, id && introAddress({ id }), '去作答'),
});
