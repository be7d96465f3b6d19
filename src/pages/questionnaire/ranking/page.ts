import { introAddress, rankingAddress } from '#schemas/questionnaire/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

const id = (): string => new URLSearchParams(location.search).get('id') ?? '';

export const page = listPage(rankingAddress, {
  title: '排行榜',
  access: 'member',
  back: () => introAddress({ id: id() }),
  view: () => import('./view.tsx'),
});
