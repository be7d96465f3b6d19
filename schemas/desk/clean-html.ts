import { RICH_ADDRESS, RICH_ADDRESSES, RICH_PLAIN, RICH_TAGS } from '../rich-html.ts';

/** An article without what learners' pages would take away: `removed` says what went, `loads` what it loads. */
type Cleaned = { html: string; removed: string[]; loads: string[] };

/** Elements of which nothing stays, not even their text. */
const WHOLE =
  'script style iframe frame frameset object embed applet svg math noscript noembed noframes template textarea title select xmp plaintext'.split(
    ' ',
  );
/** Of those, the ones that have no end. */
const WITHOUT_END = ['embed', 'frame'];
const EMPTY = ['br', 'hr', 'img'];

const names: Readonly<Record<string, string>> = {
  script: '会运行的脚本',
  style: '样式',
  iframe: '嵌入的别处网页',
  frame: '嵌入的别处网页',
  object: '嵌入的插件',
  embed: '嵌入的插件',
  applet: '嵌入的插件',
};

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g;
const TAG = /<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?/g;

const escaped = (value: string): string =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const coded: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", colon: ':', tab: '', newline: '' },
};

/** An address as a browser reads it: references are characters, and blanks within are none. */
const readAddress = (value: string): string =>
  value
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));?/gi, (whole, ten, sixteen, name) => {
      if (typeof name === 'string') return coded[name.toLowerCase()] ?? whole;
      const point = typeof ten === 'string' ? Number(ten) : Number.parseInt(`${sixteen}`, 16);
      return point > 0 && point <= 0x10_ffff ? String.fromCodePoint(point) : '';
    })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of addresses
    .replace(/[\u0000-\u0020\u007f-\u009f]/g, '');

type Notes = { removed: Set<string>; loads: string[] };

const cleanAttribute = (
  tag: string,
  name: string,
  value: string,
  { removed, loads }: Notes,
): string => {
  if (RICH_PLAIN.includes(name)) return ` ${name}="${escaped(value)}"`;
  if (!RICH_ADDRESSES.includes(name)) {
    removed.add(name.startsWith('on') ? '点击等动作会运行的代码' : '排版样式等属性');
    return '';
  }
  const address = readAddress(value);
  if (!RICH_ADDRESS.test(address)) {
    removed.add(tag === 'img' ? '不能用的图片地址' : '不能用的链接');
    return '';
  }
  if (tag === 'img' && name === 'src') loads.push(address);
  return ` ${name}="${escaped(value.trim())}"`;
};

const cleanTag = (close: string, tag: string, rest: string, notes: Notes): string => {
  if (!RICH_TAGS.includes(tag)) {
    notes.removed.add('这里不能用的标签（文字留下）');
    return '';
  }
  if (close) return EMPTY.includes(tag) ? '' : `</${tag}>`;
  const seen = new Set<string>();
  let attributes = '';
  for (const [, given = '', ...values] of rest.matchAll(ATTRIBUTE)) {
    const name = given.toLowerCase();
    if (seen.has(name)) continue;
    seen.add(name);
    attributes += cleanAttribute(
      tag,
      name,
      values.find((value) => value !== undefined) ?? '',
      notes,
    );
  }
  return `<${tag}${attributes}>`;
};

/** Where what begins at `from` with the opening of `tag` is over. */
const endOf = (html: string, tag: string, from: number): number => {
  if (WITHOUT_END.includes(tag)) return from;
  const close = new RegExp(`</${tag}[^>]*>`, 'gi');
  close.lastIndex = from;
  return close.exec(html) ? close.lastIndex : html.length;
};

/**
 * Takes out of an article what could run, what loads other pages, and what learners' pages do not show. What is clean
 * stays as it was written; a second time changes nothing.
 */
export const cleanHtml = (given: string): Cleaned => {
  const notes: Notes = { removed: new Set(), loads: [] };
  const html = given.replace(COMMENT, '');
  if (html !== given) notes.removed.add('注释');
  const text = (from: number, to: number) => html.slice(from, to).replaceAll('<', '&lt;');
  let clean = '';
  let at = 0;
  TAG.lastIndex = 0;
  for (let tag = TAG.exec(html); tag; tag = TAG.exec(html)) {
    const [, close = '', given = '', rest = ''] = tag;
    const name = given.toLowerCase();
    clean += text(at, tag.index);
    at = TAG.lastIndex;
    if (WHOLE.includes(name)) {
      notes.removed.add(names[name] ?? '不能显示的内容');
      if (!close) at = endOf(html, name, at);
      TAG.lastIndex = at;
    } else clean += cleanTag(close, name, rest, notes);
  }
  clean += text(at, html.length);
  return { html: clean, removed: [...notes.removed], loads: notes.loads };
};
