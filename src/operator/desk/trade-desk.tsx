import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import { tableParts } from './table-parts.ts';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.trade,
  label: '优惠与会员卡',
  icon: 'offers',
  group: 'marketing',
  rank: 10,
  right: 'trade.look',
  names: true,
  parts: tableParts('trade', screens.trade),
  Screen: ({ named }) => <Screen area="trade" path={screens.trade} named={named} />,
};
