import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.audit,
  label: '操作记录',
  icon: 'audit',
  group: 'site',
  rank: 40,
  right: 'accounts.look',
  inFront: true,
  Screen: lazyScreen(() => import('./audit-screen.tsx')),
};
