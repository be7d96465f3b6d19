import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.faults,
  label: '线上问题',
  icon: 'faults',
  group: 'site',
  rank: 20,
  right: 'statistics.look',
  phone: 3,
  inFront: true,
  Screen: lazyScreen(() => import('./screen.tsx')),
};
