import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { laterScreen } from '../../parts/later-screen.tsx';

export const desk: Desk = {
  path: screens.settings,
  label: '页面配置',
  icon: 'settings',
  rank: 20,
  right: 'home.look',
  inFront: 'home',
  edits: true,
  names: true,
  Screen: laterScreen(() => import('./settings-screen.tsx')),
};
