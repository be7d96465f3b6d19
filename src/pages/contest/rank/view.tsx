import { gameAddress } from '#schemas/contest/addresses.ts';
import { gameRank } from '#schemas/contest/endpoints.ts';
import { homeAddress } from '#schemas/home/addresses.ts';
import { rankingList, rankingParts } from '#src/entities/assessment/rank/ranking.tsx';
import { useQueryId } from '#src/page-kinds/address-query.ts';
import { listView } from '#src/page-kinds/list-view.tsx';
import { GAME_NOT_FOUND } from '../words.ts';

const useChoice = () => {
  const query = useQueryId();
  return { id: query?.id ?? '', payload: query };
};

export default listView(gameRank, {
  label: '活动排行榜',
  ...rankingList,
  useChoice,
  notFound: { to: homeAddress(), link: '去首页看看', missing: GAME_NOT_FOUND },
  empty: ({ id }) => ({
    text: '还没有人上榜',
    link: '去答题',
    to: gameAddress({ game_id: id }),
  }),
  useParts: (list, { id }) => rankingParts(list, id && gameAddress({ game_id: id }), '去答题'),
});
