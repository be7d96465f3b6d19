import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaitingThreads } from './use-waiting-threads.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.support,
  label: '客服',
  icon: 'support',
  group: 'learners',
  rank: 20,
  right: 'support.look',
  phone: 4,
  names: true,
  Screen: ({ named }) => <Screen member={named} />,
  useCount: () => useWaitingThreads().waiting,
};
