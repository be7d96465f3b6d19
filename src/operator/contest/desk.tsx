import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';
import { useWaitingParcels } from './use-waiting-parcels.ts';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.prizes,
  label: '寄奖品',
  icon: 'offers',
  group: 'marketing',
  rank: 30,
  right: 'trade.look',
  names: true,
  Screen: ({ named }) => <Screen parcel={named} />,
  useCount: () => useWaitingParcels().waiting,
};
