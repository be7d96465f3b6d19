import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.statistics,
  label: '首页统计',
  icon: 'statistics',
  group: 'site',
  rank: 10,
  right: 'statistics.look',
  inFront: 'home',
  Screen: lazyScreen(() => import('./screen.tsx')),
};
