import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.synonyms,
  label: '同义词',
  icon: 'search',
  group: 'site',
  rank: 50,
  right: 'content.look',
  Screen: () => <Screen />,
};
