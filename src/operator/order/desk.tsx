import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.orders,
  label: '订单',
  icon: 'orders',
  group: 'orders',
  rank: 10,
  right: 'trade.look',
  names: true,
  Screen: ({ named }) => <Screen order={named} />,
};
