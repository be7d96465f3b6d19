import { gameAddress } from '#schemas/contest/addresses.ts';
import { gameRank } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { OwnPlace } from '#src/entities/assessment/own-place.tsx';
import { RankRow } from '#src/entities/assessment/rank-row.tsx';
import { useQueryId } from '#src/page-kinds/asked.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { Text } from '#src/ui/part/parts.tsx';
import { GAME_GONE } from '../words.ts';

const useChoice = () => {
  const asked = useQueryId();
  return { id: asked?.id ?? '', payload: asked };
};

/** `/active/rank`: the best chance of each member, the rule, and the member's own place. */
export default listView(gameRank, {
  label: '活动排行榜',
  rowHeight: 72,
  skeleton: 'compact',
  fresh: false,
  useChoice,
  gone: { to: homeAddress(), link: '去首页看看', missing: GAME_GONE },
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
      <OwnPlace mine={answer?.mine} to={gameAddress({ game_id: id })} name="去答题" />
    ),
    row: (ranked) => <RankRow of={ranked} />,
  }),
});
