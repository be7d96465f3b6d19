import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.landings,
  label: '区块分享页',
  icon: 'picture',
  group: 'shop',
  rank: 50,
  right: 'home.look',
  names: 'below',
  Screen: lazyScreen(() => import('./screen.tsx')),
};
