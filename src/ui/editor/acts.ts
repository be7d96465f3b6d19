import type { ChainedCommands, Editor } from '@tiptap/core';

export type Act = {
  label: string;
  /** Of a sign in a square of 24. */
  d: string;
  keys?: string;
  run: (chain: ChainedCommands) => ChainedCommands;
  isOn?: (editor: Editor) => boolean;
  /** Whether it can be done; without it always. */
  can?: (editor: Editor) => boolean;
};

export const steps: readonly Act[] = [
  {
    label: '撤销',
    keys: 'Control+Z',
    d: 'M8.500 5 4 9.500 8.500 14M4 9.500h10a5 5 0 0 1 0 10h-4',
    run: (chain) => chain.undo(),
    can: (editor) => editor.can().undo(),
  },
  {
    label: '重做',
    keys: 'Control+Shift+Z',
    d: 'M15.500 5 20 9.500 15.500 14M20 9.500H10a5 5 0 0 0 0 10h4',
    run: (chain) => chain.redo(),
    can: (editor) => editor.can().redo(),
  },
];

export const looks: readonly Act[] = [
  {
    label: '大标题',
    keys: 'Control+Alt+2',
    d: 'M4 5v14M12 5v14M4 12h8M15.500 11.500c.3-3 4.500-3 4.500 0 0 2.500-4.500 3.500-4.500 7.500H20',
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    label: '小标题',
    keys: 'Control+Alt+3',
    d: 'M4 6v12M11 6v12M4 12h7M15.500 10H20l-2.800 3.500c4 0 4 5.500 0 5.500-1 0-1.600-.4-2-1',
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    label: '加粗',
    keys: 'Control+B',
    d: 'M7 5h6a3.500 3.500 0 0 1 0 7H7zM7 12h7a3.500 3.500 0 0 1 0 7H7z',
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: '项目列表',
    keys: 'Control+Shift+8',
    d: 'M9 6.500h11M9 12h11M9 17.500h11M4.500 6.500v.01M4.500 12v.01M4.500 17.500v.01',
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: '编号列表',
    keys: 'Control+Shift+7',
    d: 'M10 6.500h10M10 12h10M10 17.500h10M4 5l1.500-1v5M4 15.500c0-2 3-2 3 0 0 1.200-3 2-3 3.500h3',
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: '引用',
    keys: 'Control+Shift+B',
    d: 'M5 16c3-1 4.500-3.500 4.500-8H5v5h4M14 16c3-1 4.500-3.500 4.500-8H14v5h4',
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
];

export const LINK_SIGN =
  'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1';
export const PICTURE_SIGN = 'M4 5h16v14H4zM4 16l4.500-4.500 4 4 3-3L20 16.500M15.500 9v.01';

export const inserts: readonly Act[] = [
  {
    label: '表格',
    d: 'M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14',
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
    can: (editor) => !editor.isActive('table') && editor.can().insertTable(),
  },
  {
    label: '分隔线',
    d: 'M4 12h16M7 7h10M7 17h10',
    run: (chain) => chain.setHorizontalRule(),
    can: (editor) => editor.can().setHorizontalRule(),
  },
  {
    label: '清除格式',
    d: 'M6 5h12M12 5l-2 9M4 20 20 8M8.500 19h4',
    run: (chain) => chain.unsetAllMarks().clearNodes(),
  },
];

export const tableActs: readonly Omit<Act, 'd'>[] = [
  { label: '上面加一行', run: (chain) => chain.addRowBefore() },
  { label: '下面加一行', run: (chain) => chain.addRowAfter() },
  { label: '左边加一列', run: (chain) => chain.addColumnBefore() },
  { label: '右边加一列', run: (chain) => chain.addColumnAfter() },
  { label: '首行作表头', run: (chain) => chain.toggleHeaderRow() },
  { label: '删除这一行', run: (chain) => chain.deleteRow() },
  { label: '删除这一列', run: (chain) => chain.deleteColumn() },
  { label: '删除表格', run: (chain) => chain.deleteTable() },
];
