import { examIntroAddress } from '#schemas/exam/addresses.ts';
import { examRank, type RankSpan } from '#schemas/exam/endpoints.ts';
import { rankingList, rankingParts } from '#src/entities/assessment/rank/ranking.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { useParam } from '#src/platform/navigation/use-param.ts';
import { Tabs } from '#src/ui/page/tabs.tsx';
import { examNotFound } from '../no-exam.tsx';

const names: Readonly<Record<RankSpan, string>> = { total: '总榜', today: '今日', week: '近7天' };
// `Object.keys` forgets that these are the keys of `names`
const spans = Object.keys(names) as RankSpan[];
const tabs = spans.map((id) => ({ id, name: names[id] }));

const nobody: Readonly<Record<RankSpan, string>> = {
  total: '还没有人上榜',
  today: '今天还没有人上榜',
  week: '近7天还没有人上榜',
};

const useChoice = () => {
  const query = useQueryId();
  const [named, choose] = useParam('span', 'total');
  const span = spans.find((each) => each === named) ?? 'total';
  return {
    id: query?.id ?? '',
    span,
    payload: query && { ...query, span },
    head: <Tabs label="时间范围" tabs={tabs} current={span} onChoose={choose} look="line" />,
  };
};

export default listView(examRank, {
  label: '排行榜',
  ...rankingList,
  useChoice,
  notFound: examNotFound,
  empty: ({ id, span }) => ({ text: nobody[span], link: '去考试', to: examIntroAddress({ id }) }),
  useParts: (list, { id }) => rankingParts(list, id && examIntroAddress({ id }), '去考试'),
});
