import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

export const desk: Desk = {
  path: screens.statistics,
  label: '首页统计',
  icon: 'statistics',
  group: 'site',
  rank: 10,
  right: 'statistics.look',
  inFront: 'home',
  Screen: laterScreen(() => import('./screen.tsx')),
};
