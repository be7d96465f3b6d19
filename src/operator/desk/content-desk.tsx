import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { laterScreen } from '../parts/later-screen.tsx';

const Screen = laterScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.content,
  label: '内容管理',
  icon: 'content',
  rank: 77,
  right: 'content.look',
  names: true,
  Screen: ({ named }) => <Screen area="content" path={screens.content} named={named} />,
};
