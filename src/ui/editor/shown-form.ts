import { RICH_ADDRESSES, RICH_PLAIN } from '#schemas/text/rich-html.ts';
import { readRich } from '../media/read-rich.ts';
import { BLOCKS, HEADINGS, tagOf } from './tags.ts';

type Run = { text: string; marks: string };

/** Elements that look the same with and without their tag. */
const BARE = ['span', 'thead', 'tbody', 'a'];
/** Elements whose text is a line by itself; text anywhere else is a paragraph, with or without its tag. */
const LINES = [...HEADINGS, 'dt', 'figcaption', 'caption', 'pre'];

const attributesOf = (element: Element): string =>
  [...RICH_ADDRESSES, ...RICH_PLAIN]
    .toSorted()
    .flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null || (value === '1' && /^(?:colspan|rowspan|start)$/.test(name))
        ? []
        : ` ${name}="${value}"`;
    })
    .join('');

const SPACE = /[ \t\n\r\f]+/g;

const joined = (runs: readonly Run[]): string => {
  const merged: Run[] = [];
  for (const { text, marks } of runs) {
    const last = merged.at(-1);
    if (last?.marks === marks) last.text += text;
    else merged.push({ text, marks });
  }
  return merged.map(({ text, marks }) => (marks ? `{${marks}|${text}}` : text)).join('');
};

const tidied = (line: string): string =>
  line
    .replace(SPACE, ' ')
    .replace(/ ?<br> ?/g, '<br>')
    .trim();

/**
 * How readers see an article, as a text that is equal for articles that look the same: whichever tags say
 * it, in whichever order they are nested.
 */
export const shownForm = (html: string): string => {
  const out: string[] = [];
  let runs: Run[] = [];
  let paragraph = '';
  const flush = (within: string): void => {
    const line = within === 'pre' ? joined(runs).trimEnd() : tidied(joined(runs));
    runs = [];
    if (line === '') return;
    out.push(LINES.includes(within) ? line : `<p${paragraph}>${line}</p>`);
  };
  const walk = (node: Node, marks: readonly string[], within: string): void => {
    const add = (text: string) => runs.push({ text, marks: marks.toSorted().join(' ') });
    if (node instanceof Text) add(node.data);
    if (!(node instanceof Element)) return;
    const tag = tagOf(node);
    const attributes = attributesOf(node);
    const each = (inner: readonly string[], inside: string) => {
      for (const child of node.childNodes) walk(child, inner, inside);
    };
    if (tag === 'br') add('<br>');
    else if (tag === 'img') add(`<img${attributes}>`);
    else if (BARE.includes(tag) && attributes === '') each(marks, within);
    else if (tag === 'code' && within === 'pre') each(marks, within);
    else if (!BLOCKS.has(tag)) each([...new Set([...marks, `${tag}${attributes}`])], within);
    else {
      flush(within);
      if (tag === 'p') {
        const around = paragraph;
        paragraph = attributes;
        each(marks, within);
        flush(within);
        paragraph = around;
        return;
      }
      out.push(`<${tag}${attributes}>`);
      each(marks, tag);
      flush(tag);
      out.push(`</${tag}>`);
    }
  };
  for (const child of readRich(html).childNodes) walk(child, [], '');
  flush('');
  return out.join('\n');
};
