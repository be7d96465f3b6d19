import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./accounts-screen.tsx'));

export const desk: Desk = {
  path: screens.accounts,
  label: '账号管理',
  icon: 'accounts',
  rank: 80,
  right: 'accounts.decide',
  inFront: true,
  names: true,
  Screen: ({ named }) => <Screen tab={named} />,
};
