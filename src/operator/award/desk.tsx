import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.certificates,
  label: '证书',
  icon: 'certifications',
  rank: 76,
  right: 'content.decide',
  Screen: () => <Screen />,
};
