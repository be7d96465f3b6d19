import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.certificates,
  label: '证书',
  icon: 'certifications',
  group: 'learners',
  rank: 50,
  right: 'content.decide',
  Screen: () => <Screen />,
};
