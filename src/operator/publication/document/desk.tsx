import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { lazyScreen } from '../../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.document,
  label: '页面文档',
  icon: 'audit',
  group: 'site',
  rank: 60,
  right: 'home.look',
  inFront: 'home',
  edits: true,
  names: true,
  Screen: lazyScreen(() => import('./screen.tsx')),
};
