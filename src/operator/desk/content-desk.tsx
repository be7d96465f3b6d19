import { screens } from '../addresses.ts';
import type { Desk } from '../parts/desk.ts';
import { lazyScreen } from '../parts/lazy-screen.tsx';
import { tableParts } from './table-parts.ts';

const Screen = lazyScreen(() => import('./screen.tsx'));

export const desk: Desk = {
  path: screens.content,
  label: '内容管理',
  icon: 'content',
  group: 'content',
  rank: 10,
  right: 'content.look',
  names: true,
  parts: tableParts('content', screens.content),
  Screen: ({ named }) => <Screen area="content" path={screens.content} named={named} />,
};
