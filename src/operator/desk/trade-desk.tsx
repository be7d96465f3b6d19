import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.trade,
  label: '优惠与会员卡',
  icon: 'offers',
  rank: 78,
  right: 'trade.look',
  names: true,
  Screen: ({ named }) => <Screen area="trade" path={screens.trade} named={named} />,
};
