import { screens } from '../../addresses.ts';
import type { Desk } from '../../parts/desk.ts';
import { EditorScreen } from './editor-screen.tsx';

export const desk: Desk = {
  path: screens.editor,
  label: '首页编辑',
  icon: 'home',
  group: 'shop',
  rank: 10,
  right: 'home.look',
  phone: 2,
  inFront: 'home',
  edits: true,
  Screen: EditorScreen,
};
