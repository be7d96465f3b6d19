import { gameAddress } from '#schemas/contest/addresses.ts';
import { gameRank } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { OwnRank } from '#src/entities/assessment/rank/own-rank.tsx';
import { RankRow } from '#src/entities/assessment/rank/rank-row.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { GAME_NOT_FOUND } from '../words.ts';

const useChoice = () => {
  const query = useQueryId();
  return { id: query?.id ?? '', payload: query };
};

export default listView(gameRank, {
  label: '活动排行榜',
  rowHeight: 72,
  skeleton: 'compact',
  fresh: false,
  useChoice,
  notFound: { to: homeAddress(), link: '去首页看看', missing: GAME_NOT_FOUND },
  empty: ({ id }) => ({
    text: '还没有人上榜',
    link: '去答题',
    to: gameAddress({ game_id: id }),
  }),
  useParts: ({ answer, state }, { id }) => ({
    head: answer && (
      <Text kind="meta" tone="secondary" padBlock={12} padInline="gutter">
        {answer.rule}
      </Text>
    ),
    action: id && state !== 'broken' && (
      <OwnRank mine={answer?.mine} to={gameAddress({ game_id: id })} name="去答题" />
    ),
    row: (ranked) => <RankRow of={ranked} />,
  }),
});
