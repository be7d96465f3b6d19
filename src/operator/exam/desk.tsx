import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaitingMarking } from './use-waiting-marking.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.marking,
  label: '阅卷',
  icon: 'check',
  group: 'content',
  rank: 30,
  right: 'content.decide',
  names: true,
  Screen: ({ named }) => <Screen attempt={named} />,
  useCount: () => useWaitingMarking().waiting,
};
