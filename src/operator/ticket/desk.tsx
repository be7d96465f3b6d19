import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.door,
  label: '活动签到',
  icon: 'door',
  group: 'marketing',
  rank: 20,
  right: 'content.look',
  names: true,
  Screen: ({ named }) => <Screen chosen={named} />,
};
