import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { lazyScreen } from '../../parts/lazy-screen.tsx';
import { useSchedules } from './use-schedules.ts';

export const desk: Desk = {
  path: screens.releases,
  label: '发布记录',
  icon: 'releases',
  group: 'shop',
  rank: 20,
  right: 'home.look',
  phone: 1,
  inFront: 'home',
  Screen: lazyScreen(() => import('./screen.tsx')),
  useCount: () => useSchedules().troubled.length,
};
