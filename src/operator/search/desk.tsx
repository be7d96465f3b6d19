import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.synonyms,
  label: '同义词',
  icon: 'search',
  group: 'site',
  rank: 50,
  right: 'content.look',
  Screen: () => <Screen />,
};
