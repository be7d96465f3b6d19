import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { laterScreen } from '../../parts/later-screen.tsx';
import { useWaitingAppeals } from './use-waiting-appeals.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.appeals,
  label: '成绩申诉',
  icon: 'feedback',
  group: 'content',
  rank: 40,
  right: 'content.decide',
  names: true,
  Screen: ({ named }) => <Screen attempt={named} />,
  useCount: () => useWaitingAppeals().waiting,
};
