import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { laterScreen } from '../../parts/later-screen.tsx';

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
  Screen: laterScreen(() => import('./settings-screen.tsx')),
};
