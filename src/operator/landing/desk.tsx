import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

export const desk: Desk = {
  path: screens.landings,
  label: '区块分享页',
  icon: 'picture',
  group: 'shop',
  rank: 50,
  right: 'home.look',
  names: 'below',
  Screen: laterScreen(() => import('./screen.tsx')),
};
