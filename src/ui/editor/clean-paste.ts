import { RICH_ADDRESS } from '#schemas/text/rich-html.ts';
import { withoutStyles } from '../media/without-styles.ts';
import { BLOCKS, HEADINGS } from './tags.ts';
import { wordLists } from './word-lists.ts';

type Marks = { tags: ReadonlySet<string>; href: string; size: number };

type Line = { element: HTMLElement; strong: boolean; size: number };

/** Where blocks are put, and the line that is being written there. */
type Target = { holder: HTMLElement; line: Line | undefined; table: boolean };

const GONE =
  'script, style, noembed, noscript, meta, link, title, xml, iframe, frame, object, embed, svg, math, form, input, button, select, textarea, audio, video, canvas, template, [hidden], mpvoice, mpprofile, mp-common-profile, qqmusic';

/** Blocks of other pages that are none of an article. */
const CONTAINERS =
  'article aside main header footer nav center address fieldset details summary body form'.split(
    ' ',
  );

/** From which size on a bold line by itself is a heading, in px. */
const LARGE = 18;
const LONGEST_HEADING = 40;
/** The most columns or rows that a cell takes. */
const WIDEST = 50;

/** Parsing under the page's content policy renames the attribute. */
const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

const stylePart = (element: Element, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(styleOf(element))?.[1]?.trim() ?? '';

const pixels = (size: string): number | undefined => {
  const [, number = '', unit = ''] = /^([\d.]+)\s*(px|pt)?/i.exec(size) ?? [];
  if (number === '') return undefined;
  return Number(number) * (unit.toLowerCase() === 'pt' ? 4 / 3 : 1);
};

const isHidden = (element: Element): boolean =>
  /display\s*:\s*none|mso-hide\s*:\s*all|mso-list\s*:\s*ignore/i.test(styleOf(element));

const KEPT_MARKS = ['sub', 'sup', 'u', 's'];

const marksWithin = (element: Element, around: Marks): Marks => {
  const tags = new Set(around.tags);
  const { localName } = element;
  const weight = stylePart(element, 'font-weight');
  if (['b', 'strong'].includes(localName) || /^(?:bold|[6-9]00)/i.test(weight)) tags.add('strong');
  if (/^(?:normal|[1-5]00)/i.test(weight)) tags.delete('strong');
  const slant = stylePart(element, 'font-style');
  if (['i', 'em'].includes(localName) || /^(?:italic|oblique)/i.test(slant)) tags.add('em');
  if (/^normal/i.test(slant)) tags.delete('em');
  if (KEPT_MARKS.includes(localName)) tags.add(localName);
  const address = localName === 'a' ? (element.getAttribute('href')?.trim() ?? '') : '';
  const leads = RICH_ADDRESS.test(address) && !address.startsWith('#');
  const size = pixels(stylePart(element, 'font-size')) ?? around.size;
  if (leads) tags.delete('u');
  return { tags, href: leads ? address : around.href, size };
};

const sideOf = (picture: Element, side: 'width' | 'height'): number =>
  pixels(stylePart(picture, side)) ??
  pixels(picture.getAttribute(side) ?? '') ??
  pixels((side === 'width' && picture.getAttribute('data-w')) || '') ??
  Number.POSITIVE_INFINITY;

const isTracker = (picture: Element): boolean =>
  Math.min(sideOf(picture, 'width'), sideOf(picture, 'height')) <= 2;

const isSmall = (picture: Element): boolean =>
  Math.max(sideOf(picture, 'width'), sideOf(picture, 'height')) <= 32;

const addressOf = (picture: Element): string => {
  const found = ['data-src', 'data-original', 'src']
    .map((name) => picture.getAttribute(name)?.trim() ?? '')
    .find((address) => address !== '');
  return (found ?? '').replace(/^\/\//, 'https://');
};

const endLine = (target: Target): void => {
  const { line, holder } = target;
  target.line = undefined;
  if (!line) return;
  const { element } = line;
  while (element.lastChild?.nodeName === 'BR') element.lastChild.remove();
  const text = (element.textContent ?? '').trim();
  if (text === '') return;
  if (!line.strong || line.size < LARGE || text.length > LONGEST_HEADING || target.table) {
    holder.append(element);
    return;
  }
  const heading = document.createElement('h3');
  heading.textContent = text;
  holder.append(heading);
};

const lineOf = (target: Target): Line => {
  target.line ??= {
    element: document.createElement('p'),
    strong: true,
    size: Number.POSITIVE_INFINITY,
  };
  return target.line;
};

const addText = (data: string, marks: Marks, target: Target): void => {
  const text = data.replace(/[\u200b\ufeff]/g, '').replace(/[ \t\n\r\f\u00a0]+/g, ' ');
  const { line } = target;
  const starts = !line?.element.lastChild || line.element.lastChild.nodeName === 'BR';
  const shown = starts ? text.trimStart() : text;
  if (shown === '') return;
  const { tags, href, size } = marks;
  let written: Node = document.createTextNode(shown);
  const wrap = (tag: string): HTMLElement => {
    const element = document.createElement(tag);
    element.append(written);
    written = element;
    return element;
  };
  for (const tag of tags) wrap(tag);
  if (href !== '') wrap('a').setAttribute('href', href);
  const into = lineOf(target);
  into.element.append(written);
  if (shown.trim() === '') return;
  into.strong &&= tags.has('strong');
  into.size = Math.min(into.size, size);
};

const addBreak = (target: Target): void => {
  const { line } = target;
  if (!line?.element.lastChild) return;
  if (line.element.lastChild.nodeName === 'BR') endLine(target);
  else line.element.append(document.createElement('br'));
};

const addPicture = (picture: Element, target: Target, caption = ''): void => {
  if (isTracker(picture)) return;
  const alt = picture.getAttribute('alt')?.trim() ?? '';
  if (isSmall(picture) && alt !== '') {
    addText(alt, { tags: new Set(), href: '', size: 0 }, target);
    return;
  }
  endLine(target);
  const figure = document.createElement('figure');
  const address = addressOf(picture);
  const own = `${location.origin}/`;
  if (address.startsWith(own)) {
    const image = document.createElement('img');
    image.setAttribute('src', address.slice(own.length - 1));
    image.setAttribute('alt', alt);
    figure.append(image);
    const words = document.createElement('figcaption');
    words.textContent = caption;
    figure.append(words);
  } else {
    figure.setAttribute('data-from', address);
    if (alt !== '') figure.setAttribute('data-alt', alt);
    figure.textContent = caption;
  }
  target.holder.append(figure);
};

const outer: Marks = { tags: new Set(), href: '', size: 0 };

const within = (holder: HTMLElement, table = false): Target => ({ holder, line: undefined, table });

/** A line that is a block by itself loses its paragraph. */
const unwrapped = (holder: HTMLElement): void => {
  const [only, ...others] = holder.children;
  if (only?.localName === 'p' && others.length === 0) only.replaceWith(...only.childNodes);
};

const addHeading = (element: Element, tag: string, target: Target): void => {
  endLine(target);
  for (const picture of element.querySelectorAll('img')) addPicture(picture, target);
  const text = (element.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
  if (text === '') return;
  const heading = document.createElement(tag);
  heading.textContent = text;
  target.holder.append(heading);
};

const addList = (list: Element, target: Target): void => {
  const written = document.createElement(list.localName);
  const start = Number.parseInt(list.getAttribute('start') ?? '', 10);
  if (list.localName === 'ol' && start > 1) written.setAttribute('start', String(start));
  for (const child of list.childNodes) {
    if (!(child instanceof Element)) continue;
    const isList = ['ul', 'ol'].includes(child.localName);
    const before = written.lastElementChild;
    const item = isList && before instanceof HTMLElement ? before : document.createElement('li');
    const inside = within(item, target.table);
    if (isList) addList(child, inside);
    else flow(child, outer, inside);
    endLine(inside);
    const first = item.firstElementChild;
    if (first?.localName === 'p') first.replaceWith(...first.childNodes);
    if (item.childNodes.length > 0) written.append(item);
  }
  if (written.childNodes.length > 0) target.holder.append(written);
};

const spanOf = (cell: Element, name: string): number =>
  Math.min(Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1, WIDEST);

const addTable = (table: Element, marks: Marks, target: Target): void => {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const cells = rows.map((row) =>
    [...row.children].filter(({ localName }) => ['td', 'th'].includes(localName)),
  );
  const caption = table.querySelector('caption');
  if (caption) flow(caption, marks, target);
  endLine(target);
  const [only] = cells.flat();
  // a table of one cell is there for its frame
  if (only && (target.table || cells.flat().length === 1)) {
    for (const cell of cells.flat()) {
      flow(cell, marks, target);
      endLine(target);
    }
    return;
  }
  const written = document.createElement('table');
  for (const [nth, row] of rows.entries()) {
    const line = document.createElement('tr');
    for (const cell of cells[nth] ?? []) {
      const isHead = cell.localName === 'th' || row.parentElement?.localName === 'thead';
      const into = document.createElement(isHead ? 'th' : 'td');
      for (const name of ['colspan', 'rowspan'])
        if (spanOf(cell, name) > 1) into.setAttribute(name, String(spanOf(cell, name)));
      const inside = within(into, true);
      flow(cell, outer, inside);
      endLine(inside);
      unwrapped(into);
      line.append(into);
    }
    if (line.childNodes.length > 0) written.append(line);
  }
  if (written.childNodes.length > 0) target.holder.append(written);
};

/** The heading that a paragraph of Word is by its style. */
const headingOf = (element: Element): string | undefined => {
  const { localName } = element;
  if (HEADINGS.has(localName)) return ['h1', 'h2'].includes(localName) ? 'h2' : 'h3';
  if (/\bMsoTitle\b/.test(element.className)) return 'h2';
  const level = /^\d/.exec(stylePart(element, 'mso-outline-level'))?.[0];
  if (level === undefined) return undefined;
  return Number(level) <= 1 ? 'h2' : 'h3';
};

const addBlock = (node: Element, marks: Marks, target: Target): void => {
  const tag = node.localName;
  endLine(target);
  if (tag === 'hr') target.holder.append(document.createElement('hr'));
  else if (tag === 'ul' || tag === 'ol') addList(node, target);
  else if (tag === 'table') addTable(node, marks, target);
  else if (tag === 'blockquote') {
    const quote = document.createElement('blockquote');
    const inside = within(quote, target.table);
    flow(node, marks, inside);
    endLine(inside);
    if (quote.childNodes.length > 0) target.holder.append(quote);
  } else if (tag === 'figure' && node.querySelectorAll('img').length === 1) {
    const caption = node.querySelector('figcaption')?.textContent?.trim() ?? '';
    for (const picture of node.querySelectorAll('img')) addPicture(picture, target, caption);
  } else flow(node, marksWithin(node, marks), target);
  endLine(target);
};

const add = (node: Node, marks: Marks, target: Target): void => {
  if (node instanceof Text) addText(node.data, marks, target);
  if (!(node instanceof Element) || isHidden(node)) return;
  const tag = node.localName;
  const heading = target.table ? undefined : headingOf(node);
  const isBlock = BLOCKS.has(tag) || CONTAINERS.includes(tag);
  if (heading) addHeading(node, heading, target);
  else if (tag === 'br') addBreak(target);
  else if (tag === 'img') addPicture(node, target);
  else if (isBlock) addBlock(node, marks, target);
  else flow(node, marksWithin(node, marks), target);
};

const flow = (from: Node, marks: Marks, target: Target): void => {
  for (const child of from.childNodes) add(child, marks, target);
};

const asDataUrl = ({ kind, hex }: { kind: string; hex: string }): string => {
  const signs = hex.match(/../g) ?? [];
  const bytes = signs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16)));
  return `data:image/${kind};base64,${btoa(bytes.join(''))}`;
};

const PICTURE_IN_RTF =
  /\\pict[^{}]*?\\(png|jpeg)blip[^{}]*?(?:\{\\\*\\blipuid\s*[\da-f]+\s*\})?\s*([\da-f\s]{16,})\}/gi;

/** Pictures of a document of Word, whose HTML only names files of the writer's disk. */
const picturesIn = (rtf: string): string[] =>
  [...rtf.matchAll(PICTURE_IN_RTF)].map(([, kind = '', hex = '']) =>
    asDataUrl({ kind: kind.toLowerCase(), hex: hex.replace(/\s/g, '') }),
  );

/**
 * HTML of the clipboard as an article: what Word, the messenger's articles and other pages put there, with
 * headings, lists, tables, links, pictures and marks, without their styles, classes, trackers and empty
 * parts. A picture is a `figure` that names where it comes `data-from`.
 */
export const cleanPaste = (html: string, rtf = ''): string => {
  const page = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const { body } = page;
  for (const element of body.querySelectorAll(GONE)) element.remove();
  const local = [...body.querySelectorAll('img')].filter((picture) =>
    /^file:/i.test(addressOf(picture)),
  );
  const pictures = local.length > 0 ? picturesIn(rtf) : [];
  if (pictures.length === local.length)
    for (const [nth, picture] of local.entries()) picture.setAttribute('src', pictures[nth] ?? '');
  wordLists(body);
  const holder = document.createElement('div');
  const target = within(holder);
  flow(body, outer, target);
  endLine(target);
  return holder.innerHTML;
};
