import { examIntroAddress, examRankAddress } from '#schemas/exam/addresses.ts';
import { listPage } from '#src/platform/navigation/page.ts';

const id = (): string => new URLSearchParams(location.search).get('id') ?? '';

export const page = listPage(examRankAddress, {
  title: '排行榜',
  access: 'member',
  back: () => examIntroAddress({ id: id() }),
  view: () => import('./view.tsx'),
});
