import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.legal,
  label: '协议',
  icon: 'audit',
  group: 'site',
  rank: 55,
  right: 'content.look',
  Screen: () => <Screen />,
};
