import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaiting } from './use-waiting.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.certifications,
  label: '认证审核',
  icon: 'certifications',
  group: 'learners',
  rank: 30,
  right: 'certifications.look',
  names: true,
  Screen: ({ named }) => <Screen member={named} />,
  useCount: () => useWaiting().waiting,
};
