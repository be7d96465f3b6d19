import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useHeld } from './use-held.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.refunds,
  label: '退款',
  icon: 'refunds',
  group: 'orders',
  rank: 20,
  right: 'refunds.look',
  names: true,
  Screen: ({ named }) => <Screen refund={named} />,
  useCount: () => useHeld().held,
};
