import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./accounts-screen.tsx'));

export const desk: Desk = {
  path: screens.accounts,
  label: '账号管理',
  icon: 'accounts',
  group: 'site',
  rank: 30,
  right: 'accounts.decide',
  inFront: true,
  names: true,
  parts: async () => [{ path: screens.roles, label: '角色' }],
  Screen: ({ named }) => <Screen tab={named} />,
};
