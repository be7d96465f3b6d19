import { gameAddress, gameRankAddress } from '#schemas/contest/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

const id = (): string => new URLSearchParams(location.search).get('id') ?? '';

export const page = listPage(gameRankAddress, {
  title: '活动排行榜',
  access: 'member',
  back: () => gameAddress({ game_id: id() }),
  view: () => import('./view.tsx'),
});
