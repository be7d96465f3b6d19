import { rankingAddress } from '../../../entities/questionnaire/addresses.ts';
import { freePage } from '../../../platform/navigation/page.ts';

export const page = freePage(rankingAddress, {
  title: '排行榜',
  access: 'member',
  view: () => import('./view.tsx'),
});
