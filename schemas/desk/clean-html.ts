import { Parser } from 'htmlparser2';
import { RICH_ADDRESS, RICH_ADDRESSES, RICH_PLAIN, RICH_TAGS } from '../text/rich-html.ts';

/** `removed`: in words for operators; `loads`: addresses of the pictures that the article loads. */
type Cleaned = { html: string; removed: string[]; loads: string[] };

/** Elements that are removed with their text. */
const WHOLE =
  'script style iframe frame frameset object embed applet svg math noscript noembed noframes template textarea title select xmp plaintext'.split(
    ' ',
  );
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

const escaped = (value: string): string =>
  value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An address as a browser reads it: entities decoded, white space and control characters dropped. */
const readAddress = (value: string): string => {
  let read = '';
  const parser = new Parser({
    ontext: (text) => {
      read += text;
    },
  });
  parser.end(escaped(value));
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave these out of addresses
  return read.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
};

const SMALLEST = 1;
const isTiny = (size: string | undefined): boolean =>
  size !== undefined && /^\s*\d/.test(size) && Number.parseFloat(size) <= SMALLEST;

/** A picture that nobody can see only tells another server who reads. */
const isTracker = ({ width, height, style = '' }: Readonly<Record<string, string>>): boolean =>
  isTiny(width) ||
  isTiny(height) ||
  [...style.matchAll(/(?:^|;)\s*(?:width|height)\s*:([^;]*)/gi)].some(([, size]) => isTiny(size));

type Notes = { removed: Set<string>; loads: string[] };

const cleanAttribute = (
  tag: string,
  [name, value]: [string, string],
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

const cleanOnce = (given: string): Cleaned => {
  const notes: Notes = { removed: new Set(), loads: [] };
  let clean = '';
  /** How many elements of `WHOLE` are open. */
  let depth = 0;
  const add = (html: string) => {
    if (depth === 0) clean += html;
  };
  const noteComment = () => notes.removed.add('注释');
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (WHOLE.includes(tag)) {
          notes.removed.add(names[tag] ?? '不能显示的内容');
          depth += 1;
        } else if (depth > 0) return;
        else if (tag === 'img' && isTracker(attributes)) notes.removed.add('看不见的跟踪图片');
        else if (RICH_TAGS.includes(tag)) {
          const cleaned = Object.entries(attributes).map((each) =>
            cleanAttribute(tag, each, notes),
          );
          add(`<${tag}${cleaned.join('')}>`);
        } else notes.removed.add('这里不能用的标签（文字留下）');
      },
      onclosetag: (tag) => {
        if (WHOLE.includes(tag)) depth -= 1;
        else if (RICH_TAGS.includes(tag) && !EMPTY.includes(tag)) add(`</${tag}>`);
      },
      ontext: (text) => add(text.replaceAll('<', '&lt;')),
      oncomment: noteComment,
      onprocessinginstruction: noteComment,
    },
    { decodeEntities: false },
  );
  parser.end(given);
  return { html: clean, removed: [...notes.removed], loads: notes.loads };
};

/**
 * Removes from an article what could run, what loads other pages, and what learners' pages do not show. Clean parts
 * stay as they were written; cleaning the result again changes nothing.
 */
export const cleanHtml = (given: string): Cleaned => {
  const cleaned = cleanOnce(given);
  if (cleaned.removed.length === 0) return cleaned;
  // a tag that was removed may have kept the next one from ending the one before, as links do
  return { ...cleaned, html: cleanOnce(cleaned.html).html };
};
