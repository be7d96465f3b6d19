import { gameAddress, gameGateAddress } from '#schemas/contest/addresses.ts';
import { formPage } from '#src/platform/navigation/page.ts';

const id = (): string => new URLSearchParams(location.search).get('id') ?? '';

export const page = formPage(gameGateAddress, {
  title: '参加资格',
  access: 'member',
  back: () => gameAddress({ game_id: id() }),
  view: () => import('./view.tsx'),
});
