import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.members,
  label: '会员',
  icon: 'members',
  group: 'learners',
  rank: 10,
  right: 'members.look',
  names: true,
  Screen: ({ named }) => <Screen member={named} />,
};
