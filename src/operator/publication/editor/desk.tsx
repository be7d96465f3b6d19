import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { EditorScreen } from './editor-screen.tsx';

export const desk: Desk = {
  path: screens.editor,
  label: '首页编辑',
  icon: 'home',
  rank: 10,
  phone: 2,
  inFront: 'home',
  Screen: EditorScreen,
};
