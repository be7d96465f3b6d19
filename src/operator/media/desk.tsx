import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.media,
  label: '素材库',
  icon: 'picture',
  group: 'content',
  rank: 25,
  right: 'content.look',
  Screen: () => <Screen />,
};
