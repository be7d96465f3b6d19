import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { laterScreen } from '../../parts/later-screen.tsx';

export const desk: Desk = {
  path: screens.draftHistory,
  label: '草稿历史',
  icon: 'history',
  rank: 28,
  inFront: 'home',
  right: 'home.look',
  Screen: laterScreen(() => import('./screen.tsx')),
};
