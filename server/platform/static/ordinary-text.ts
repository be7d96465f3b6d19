import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DRAWN, type DrawnPage, FIRST } from '#schemas/layout/first-paint.ts';
import { AFTER_PAINT, answersOf, assetsIn, SHOW_MEMBERS, stylesIn } from './page-text.ts';
import { memberStart } from './pages.ts';
import { styleRules } from './style-rules.ts';

const SCRIPT = /\s*<script(?=[^>]* type="module")[^>]* src="([^"]*)"[^>]*><\/script>/g;
const CODE = /<link(?=[^>]* rel="modulepreload")[^>]* href="([^"]*)"[^>]*>/g;
const STYLE = /<link(?=[^>]* (?:rel="stylesheet"|as="style"))[^>]* href="([^"]*)"[^>]*>/g;
const CALLS = /<script( data-token=[^>]* data-calls=[^>]*>[\s\S]*?<\/script>)/;
const ROOT = /^([\s\S]*?)(<div id="root"[^>]*>)([\s\S]*)(<\/div>\s*<\/body>[\s\S]*)$/;
const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

const sourcesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap(([, source = '']) => source)),
];

const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${file}">`;

/** Where both stand, a member sees the shape of the page instead of what a visitor would see. */
const BY_SESSION =
  'html[data-member] [data-of=visitors],html:not([data-member]) [data-of=members]:not(:last-child){display:none}';

const readPage = (clientDir: string, file: string) => {
  const html = readFileSync(join(clientDir, file), 'utf8');
  const found = ROOT.exec(html);
  if (!found) throw new Error(`${file} has no root to draw in`);
  const [, head = '', open = '', waiting = '', after = ''] = found;
  const [, calls = ''] = CALLS.exec(head) ?? [];
  const app = sourcesIn(html, SCRIPT);
  const [lateCode = ''] = LATE_CODE.exec(waiting) ?? [];
  return {
    head: head
      .replace(SCRIPT, '')
      .replace(CODE, '')
      // a visitor's answers come with the page
      .replace(CALLS, '<script data-who="member"$1'),
    open,
    drawnOpen: open.replace('>', ` ${FIRST}="1">`),
    waiting,
    lateCode,
    skeleton: waiting.replace(lateCode, '').replace(/<!--[\s\S]*?-->|\s{2,}/g, ''),
    after: after.replace(SCRIPT, ''),
    visitorCalls: calls && `<script data-who="visitor"${calls}`,
    app,
    code: [...app, ...sourcesIn(html, CODE)],
    named: new Set(sourcesIn(html, /="([^"]*)"/g)),
  };
};

/** The parts of the HTML of an ordinary page that is drawn for a visitor, by the file that the build made of it. */
export const ordinaryTexts = (clientDir: string) => {
  const pages = new Map<string, ReturnType<typeof readPage>>();
  const assets = assetsIn(clientDir);
  const styleOf = stylesIn(clientDir);
  const { token, card } = memberStart(clientDir);
  const mark = `<script data-token="${token}" data-card="${card}">${SHOW_MEMBERS}</script>`;
  const pageOf = (file: string) => {
    const page = pages.get(file) ?? readPage(clientDir, file);
    pages.set(file, page);
    return page;
  };
  return (file: string, nonce: string) => {
    const page = pageOf(file);
    let opened = false;
    const open = (): string => {
      if (opened) return '';
      opened = true;
      return `${DRAWN[0]}<style nonce="${nonce}">${BY_SESSION}</style>${mark}${page.drawnOpen}<div data-of="members">${page.skeleton}</div>`;
    };
    return {
      head: (): string => page.head.replace(STYLE, (_link, style: string) => styleOf(style, nonce)),
      /** The shape of the page, for all until the page follows. */
      waiting: open,
      drawn: ({ html: drawn, files, answers }: DrawnPage): string => {
        const { html, rules } = styleRules('v')(drawn);
        const needed = assets(files);
        const styles = needed.styles.filter((style) => !page.named.has(style));
        const code = new Set([...page.code, ...needed.scripts]);
        return [
          ...[...new Set(styles)].map((style) => styleOf(style, nonce)),
          rules && `<style nonce="${nonce}">${rules}</style>`,
          open(),
          `<div data-of="visitors">${html}</div>${page.lateCode}</div>`,
          ...[...code].map(preload),
          answersOf({ answers }),
          DRAWN[1],
          `<script data-code="${page.app.join(' ')}">${AFTER_PAINT}</script>`,
          page.after,
        ].join('');
      },
      plain: (): string => {
        const scripts = page.app.map(
          (file) => `<script type="module" crossorigin src="${file}"></script>`,
        );
        const root = opened
          ? `<div data-of="visitors">${page.skeleton}</div>${page.lateCode}</div>${DRAWN[1]}`
          : `${page.open}${page.waiting}</div>`;
        return [page.visitorCalls, root, ...scripts, ...page.code.map(preload), page.after].join(
          '',
        );
      },
    };
  };
};
