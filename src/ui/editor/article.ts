import { type AnyExtension, getSchema } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { Text } from '@tiptap/extension-text';
import { Dropcursor, Gapcursor, UndoRedo } from '@tiptap/extensions';
import { DOMParser, DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { readRich } from '../media/read-rich.ts';
import { comingPicture, type Upload } from './coming-picture.ts';
import { HeaderHint } from './header-hint.ts';
import {
  Figure,
  Link,
  olderMarks,
  Part,
  Picture,
  Preformatted,
  plainAttributes,
  Term,
  Terms,
  TermText,
} from './nodes.ts';
import { isPlain, paragraphsOf } from './plain-text.ts';
import { shownForm } from './shown-form.ts';

const aligned = { addAttributes: () => plainAttributes('align') };

const cell = {
  addAttributes: () => ({
    ...Object.fromEntries(
      ['colspan', 'rowspan'].map((name) => [
        name,
        {
          default: 1,
          parseHTML: (element: HTMLElement) =>
            Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '', 10) || 1, 1), 50),
          renderHTML: ({ [name]: span }: Record<string, unknown>) =>
            span === 1 ? {} : { [name]: span },
        },
      ]),
    ),
    // which tables ask for, though nothing here changes a width
    colwidth: { default: null, rendered: false },
    ...plainAttributes('align', 'width', 'height'),
  }),
};

/** What an article consists of, and how it is edited. */
export const extensionsFor = (upload: Upload): AnyExtension[] => [
  Document,
  Paragraph.extend(aligned),
  Text,
  Heading.extend({
    addAttributes: () => ({ level: { default: 2, rendered: false }, ...plainAttributes('align') }),
  }).configure({ levels: [1, 2, 3, 4, 5, 6] }),
  Bold,
  Italic,
  ...olderMarks,
  Link,
  BulletList,
  OrderedList,
  ListItem.extend({ content: 'block+' }),
  ListKeymap,
  Blockquote,
  HorizontalRule,
  HardBreak,
  Picture,
  Figure,
  Preformatted,
  Part,
  Terms,
  Term,
  TermText,
  Table.configure({ View: null, resizable: false }).extend({
    addAttributes: () => plainAttributes('align', 'width'),
    renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  }),
  TableRow,
  TableCell.extend({ ...cell, renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0] }),
  TableHeader.extend({ ...cell, renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0] }),
  HeaderHint,
  comingPicture(upload),
  UndoRedo,
  Gapcursor,
  Dropcursor,
];

let known: Schema | undefined;

const schemaOfArticles = (): Schema => {
  known ??= getSchema(extensionsFor(async () => ({ ok: false, reason: '' })));
  return known;
};

/** The article of stored HTML, as the editor holds it. */
export const readArticle = (html: string, schema = schemaOfArticles()): Node => {
  const holder = document.createElement('div');
  holder.append(readRich(isPlain(html) ? paragraphsOf(html) : html));
  return DOMParser.fromSchema(schema).parse(holder);
};

const isBare = (element: Element): boolean =>
  element.localName === 'p' && element.attributes.length === 0;

const tidy = (root: HTMLElement): void => {
  for (const place of root.querySelectorAll('[data-from]')) place.remove();
  for (const caption of root.querySelectorAll('figcaption'))
    if (caption.childNodes.length === 0) caption.remove();
  for (const holder of root.querySelectorAll('li, td, th, dd')) {
    const [first, ...others] = holder.children;
    const onlyLists = others.every(({ localName }) => ['ul', 'ol'].includes(localName));
    const mayBe = holder.localName === 'li' ? onlyLists : others.length === 0;
    if (first && isBare(first) && mayBe) first.replaceWith(...first.childNodes);
  }
  for (let last = root.lastElementChild; last; last = root.lastElementChild) {
    if (!isBare(last) || last.childNodes.length > 0) return;
    last.remove();
  }
};

/** The HTML that is stored; '' for an article of nothing. */
export const writeArticle = (article: Node): string => {
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(article.type.schema).serializeFragment(article.content));
  tidy(root);
  return root.innerHTML;
};

/** Whether the editor keeps all that readers see of an article. */
export const keepsAll = (html: string): boolean =>
  isPlain(html) || shownForm(writeArticle(readArticle(html))) === shownForm(html);
