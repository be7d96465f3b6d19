import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, type DrawnPage, FIRST } from '#schemas/layout/first-paint.ts';
import { answersOf, assetsIn, SHOW_MEMBERS, stylesIn, whenPainted } from './page-text.ts';
import { memberStart } from './pages.ts';
import { styleRules } from './style-rules.ts';

const SCRIPT = /\s*<script(?=[^>]* type="module")[^>]* src="([^"]*)"[^>]*><\/script>/g;
const CODE = /\s*<link(?=[^>]* rel="modulepreload")[^>]* href="([^"]*)"[^>]*>/g;
const STYLE = /\s*<link(?=[^>]* (?:rel="stylesheet"|as="style"))[^>]* href="([^"]*)"[^>]*>/g;
const CALLS = /<script( data-token=[^>]* data-calls=[^>]*>[\s\S]*?<\/script>)/;
const ROOT = /^([\s\S]*?)(<div id="root"[^>]*>)([\s\S]*)<\/div>\s*$/;
const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

const sourcesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, source = '']) => source)),
];

const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;

/** A member sees the page's frame until their own page stands, a visitor what was drawn. */
const BY_SESSION = [
  'html[data-member] [data-of=visitors]{display:none}',
  ...['main', 'nav', '.boot-page'].map(
    (part) => `html:not([data-member]) [${FIRST}]>${part}{display:none}`,
  ),
].join('');

/** Loads the app's code. */
const AFTER_PAINT = whenPainted('', 'for(const file of code.split(" "))import(file)');

export const ordinaryScripts: readonly string[] = [AFTER_PAINT, SHOW_MEMBERS];

/** Splits the HTML around what the build has drawn in it, or else around its root. */
const around = (html: string): [before: string, drawn: string, after: string] => {
  const [from, to] = [html.indexOf(DRAWN[0]), html.lastIndexOf(DRAWN[1])];
  if (from >= 0 && to > from)
    return [
      html.slice(0, from),
      html.slice(from + DRAWN[0].length, to),
      html.slice(to + DRAWN[1].length),
    ];
  const [begin, end] = [html.indexOf('<div id="root"'), html.lastIndexOf('</body>')];
  return [html.slice(0, begin), html.slice(begin, end), html.slice(end)];
};

const readPage = (clientDir: string, file: string) => {
  const html = readFileSync(join(clientDir, file), 'utf8');
  const [before, drawn, after] = around(
    html.replace(SCRIPT, '').replace(CODE, '').replace(STYLE, ''),
  );
  const found = ROOT.exec(drawn);
  if (!found) throw new Error(`${file} has no root to draw in`);
  const [, ahead = '', root = '', content = ''] = found;
  const [, calls = ''] = CALLS.exec(before) ?? [];
  const [lateCode = ''] = LATE_CODE.exec(content) ?? [];
  const app = sourcesIn(html, SCRIPT);
  return {
    // a visitor's answers come with the page
    before: before.replace(CALLS, '<script data-who="member"$1'),
    visitorCalls: calls && `<script data-who="visitor"${calls}`,
    ahead,
    root: root.includes(FIRST) ? root : root.replace('>', ` ${FIRST}="0">`),
    frame: content.replace(lateCode, '').replace(/<!--[\s\S]*?-->|\s{2,}/g, ''),
    lateCode,
    after,
    app,
    code: [...app, ...sourcesIn(html, CODE)],
    styles: sourcesIn(html, STYLE),
  };
};

/** The parts of the HTML of an ordinary page that is drawn for a visitor, by the file that the build made of it. */
export const ordinaryTexts = (clientDir: string) => {
  const pages = new Map<string, ReturnType<typeof readPage>>();
  const assets = assetsIn(clientDir);
  const styleOf = stylesIn(clientDir);
  const { token } = memberStart(clientDir);
  const mark = `<script data-token="${token}">${SHOW_MEMBERS}</script>`;
  const pageOf = (file: string) => {
    const page = pages.get(file) ?? readPage(clientDir, file);
    pages.set(file, page);
    return page;
  };
  return (file: string, nonce: string) => {
    const page = pageOf(file);
    const admitted = (html: string): string =>
      html.replaceAll('<style>', () => `<style nonce="${nonce}">`);
    const stylesOf = (files: readonly string[]): string =>
      files.map((style) => styleOf(style, nonce)).join('');
    let opened = false;
    const open = (): string => {
      if (opened) return '';
      opened = true;
      return `${DRAWN[0]}${admitted(page.ahead)}${mark}${page.root}${page.frame}`;
    };
    return {
      head: (): string =>
        admitted(page.before).replace('</head>', (end) => stylesOf(page.styles) + end),
      /** The page's frame, for all until the page follows. */
      waiting: open,
      drawn: ({ html: drawn, files, answers }: DrawnPage): string => {
        const { html, rules } = styleRules('v')(drawn);
        const needed = assets(files);
        const further = needed.styles.filter((style) => !page.styles.includes(style));
        return [
          stylesOf([...new Set(further)]),
          open(),
          `<style nonce="${nonce}">${BY_SESSION}${rules}</style>`,
          `<div data-of="visitors">${html}</div>${page.lateCode}</div>`,
          ...[...new Set([...page.code, ...needed.scripts])].map(preload),
          answersOf({ answers }),
          DRAWN[1],
          `<script data-code="${page.app.join(' ')}">${AFTER_PAINT}</script>`,
          page.after,
        ].join('');
      },
      plain: (): string =>
        [
          open(),
          `${page.lateCode}</div>`,
          page.visitorCalls,
          DRAWN[1],
          ...page.app.map(
            (source) => `<script type="module" crossorigin src="${source}"></script>`,
          ),
          ...page.code.map(preload),
          page.after,
        ].join(''),
    };
  };
};
