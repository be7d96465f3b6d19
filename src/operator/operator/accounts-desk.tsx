import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./accounts-screen.tsx'));

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
