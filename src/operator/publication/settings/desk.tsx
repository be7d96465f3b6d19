import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { lazyScreen } from '../../parts/lazy-screen.tsx';

export const desk: Desk = {
  path: screens.settings,
  label: '页面配置',
  icon: 'settings',
  group: 'shop',
  rank: 30,
  right: 'home.look',
  inFront: 'home',
  edits: true,
  names: true,
  parts: async () => {
    const { settingsParts } = await import('./settings-parts.tsx');
    return settingsParts.map(({ key, label }) => ({ path: `${screens.settings}/${key}`, label }));
  },
  Screen: lazyScreen(() => import('./settings-screen.tsx')),
};
