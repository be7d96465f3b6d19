import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

export const desk: Desk = {
  path: screens.landings,
  label: '区块分享页',
  icon: 'picture',
  rank: 27,
  right: 'home.look',
  names: 'below',
  ownDrafts: true,
  Screen: laterScreen(() => import('./screen.tsx')),
};
