import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { lazyScreen } from '../../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.draftHistory,
  label: '草稿历史',
  icon: 'history',
  group: 'shop',
  rank: 60,
  inFront: 'home',
  right: 'home.look',
  edits: true,
  Screen: lazyScreen(() => import('./screen.tsx')),
};
