import { type Attributes, Mark, Node } from '@tiptap/core';
import { RICH_ADDRESS } from '#schemas/text/rich-html.ts';

/** Attributes that are written as they were read. */
export const plainAttributes = (...names: string[]): Attributes =>
  Object.fromEntries(
    names.map((name) => [
      name,
      { default: null, parseHTML: (element) => element.getAttribute(name) },
    ]),
  );

const addressOf = (element: Element | null, name: string): string | undefined => {
  const address = element?.getAttribute(name) ?? '';
  return RICH_ADDRESS.test(address) ? address : undefined;
};

const markOf = (tag: string): Mark =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** Marks of older articles, which the toolbar does not offer. */
export const olderMarks = ['u', 's', 'sub', 'sup', 'mark', 'small', 'code'].map(markOf);

export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => plainAttributes('href', 'title'),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => addressOf(element, 'href') !== undefined && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

const pictureAttributes = ['src', 'alt', 'title', 'width', 'height', 'align'] as const;

/** A picture within a line, as older articles have it. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => plainAttributes(...pictureAttributes),
  parseHTML: () => [
    { tag: 'img', getAttrs: (element) => addressOf(element, 'src') !== undefined && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A figure is one picture, by itself or in a paragraph, and its caption. */
const pictureIn = (figure: Element): Element | undefined => {
  const [picture, ...others] = figure.querySelectorAll('img');
  if (!picture || others.length > 0 || !addressOf(picture, 'src')) return undefined;
  const parts = [...figure.childNodes].filter(({ textContent, nodeType }) =>
    nodeType === 3 ? textContent?.trim() !== '' : true,
  );
  const holds = (part: Element) =>
    part === picture || (part === picture.parentElement && part.childNodes.length === 1);
  const [first, caption, ...more] = parts;
  const isPart = first instanceof Element && holds(first) && ['img', 'p'].includes(first.localName);
  const isCaption = !caption || (caption instanceof Element && caption.localName === 'figcaption');
  return isPart && isCaption && more.length === 0 ? picture : undefined;
};

export const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () =>
    Object.fromEntries(
      pictureAttributes.map((name) => [
        name,
        {
          default: null,
          parseHTML: (element) => element.querySelector('img')?.getAttribute(name) ?? null,
        },
      ]),
    ),
  parseHTML: () => [
    {
      tag: 'figure',
      getAttrs: (element) => pictureIn(element) !== undefined && null,
      contentElement: (element) =>
        (element instanceof Element && element.querySelector('figcaption')) ||
        document.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

/** Containers of older articles. */
export const Part = Node.create({
  name: 'part',
  group: 'block',
  content: 'block+',
  addAttributes: () => ({
    tag: { default: 'div', parseHTML: ({ localName }) => localName, rendered: false },
    ...plainAttributes('align'),
  }),
  parseHTML: () => [{ tag: 'div' }, { tag: 'section' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
});

export const Terms = Node.create({
  name: 'terms',
  group: 'block',
  content: '(term | termText)+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: () => ['dl', 0],
});

export const Term = Node.create({
  name: 'term',
  content: 'inline*',
  defining: true,
  parseHTML: () => [{ tag: 'dt' }],
  renderHTML: () => ['dt', 0],
});

export const TermText = Node.create({
  name: 'termText',
  content: 'block+',
  defining: true,
  parseHTML: () => [{ tag: 'dd' }],
  renderHTML: () => ['dd', 0],
});

export const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', 0],
});
