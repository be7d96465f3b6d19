import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.certificates,
  label: '证书',
  icon: 'certifications',
  group: 'learners',
  rank: 50,
  right: 'content.decide',
  Screen: () => <Screen />,
};
