import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import css from './editor.module.css';

const hint = (): HTMLElement => {
  const shown = document.createElement('span');
  shown.className = css.hint ?? '';
  shown.textContent = '表头';
  return shown;
};

/** `content.size` of a cell with a paragraph of nothing. */
const BARE = 2;

const hintsIn = (doc: Node): DecorationSet => {
  const hints: Decoration[] = [];
  doc.descendants(({ type, content }, at) => {
    if (type.name === 'tableHeader' && content.size === BARE)
      hints.push(Decoration.widget(at + 1, hint, { key: 'hint', side: -1, ignoreSelection: true }));
  });
  return DecorationSet.create(doc, hints);
};

/** Says in each empty cell of a table's head what it is; no part of the article. */
export const HeaderHint = Extension.create({
  name: 'headerHint',
  addProseMirrorPlugins: () => [new Plugin({ props: { decorations: ({ doc }) => hintsIn(doc) } })],
});
