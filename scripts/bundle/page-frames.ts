import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import {
  DRAWN,
  type DrawnPage,
  type DrawPage,
  FIRST,
  PERSONAL,
} from '#schemas/layout/first-paint.ts';
import { escaped } from '#server/platform/http/escaped.ts';
import { styleRules } from '#server/platform/static/style-rules.ts';
import { registeredPages } from '../registered-pages.ts';
import { usedRules } from './used-rules.ts';

type Row = (typeof registeredPages)[number];
type Which = {
  member?: boolean;
  messenger?: boolean;
  id?: string;
  plain?: boolean;
  /** Added to the query. */
  more?: string;
};

/** Names of ids in the query without which the page asks for nothing. */
const idsOf = ({ pattern, calls }: Row): readonly string[] =>
  calls
    .flatMap(({ from }) => Object.values(from))
    .flatMap((name = '?') => (name.endsWith('?') || pattern.includes(`:${name}`) ? [] : name));

const browserOf = (messenger: boolean) => ({
  userAgent: messenger ? 'MicroMessenger' : '',
});

/** Draws without a pause, as a phone of that kind would. */
const inBrowser = async <T>(messenger: boolean, draw: () => Promise<T>): Promise<T> => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', {
    value: browserOf(messenger),
    configurable: true,
  });
  try {
    return await draw();
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
};

const drawingOf =
  (drawPage: DrawPage, row: Row) =>
  ({ messenger = false, id = '1', more = '', ...how }: Which = {}) =>
    inBrowser(messenger, () =>
      drawPage({
        path: row.pattern.replace(/:\w+/g, id),
        search: [...idsOf(row).map((name) => `${name}=${id}`), more].filter(Boolean).join('&'),
        member: row.access === 'member',
        ...how,
      }),
    );

/** Nothing but a skeleton below the bar. */
const BARE = /<\/header><div class="[^"]*"><div class="[^"]*" role="status"[^>]* aria-busy="true">/;

const unlike = (one: DrawnPage, other: DrawnPage): boolean =>
  one.html !== other.html || one.title !== other.title;

/**
 * The frame of a row's page before any answer, and what it hangs on that the build does not know: for whom it may say
 * something wrong, and with which names in the query.
 */
export const frameIn = async (drawPage: DrawPage, row: Row) => {
  const draw = drawingOf(drawPage, row);
  const first = await draw();
  // what shows although nothing was answered says that the address names nothing, which another one may
  const plain = row.waits && !first.waiting;
  const drawn = plain ? await draw({ plain }) : first;
  const differs = async (which: Which) => unlike(await draw({ plain, ...which }), drawn);
  const who: string[] = [];
  const everyone = await differs({ id: '2' });
  if (row.access === 'member' || everyone) who.push('visitor');
  if (everyone || (row.access === 'public' && (await differs({ member: true }))))
    who.push('member');
  if (await differs({ messenger: true })) who.push('messenger');
  const params: string[] = [];
  for (const name of first.params) {
    if (idsOf(row).includes(name)) continue;
    // a word that the build does not know may choose a tab or a filter
    if (plain || !BARE.test(drawn.html) || (await differs({ more: `${name}=1` })))
      params.push(name);
  }
  return { drawn, plain, who, params };
};

const FRAME = [
  `[${FIRST}]>.boot-page{display:none}`,
  `html[data-frame] [${FIRST}]>.boot-page{display:block}`,
  `html[data-frame=none] [${FIRST}]>:is(main,nav),html[data-frame=plain] [${FIRST}]>main>:not(header){display:none}`,
  `html[data-frame=plain] [${FIRST}]>main{position:absolute;inset:0 0 auto;min-block-size:0;padding:0}`,
  `html[data-frame=plain] [${FIRST}]>main>header>:not(:first-child),[${FIRST}] [${PERSONAL}]{visibility:hidden}`,
].join('');

const STYLE =
  /<link (?:rel="stylesheet" crossorigin|crossorigin rel="preload" as="style" fetchpriority="low") href="([^"]*)">/g;
const ROOT =
  /<div id="root"[^>]*>\s*(<div class="boot-page"[^>]*><\/div>)[\s\S]*?(<p class="boot-late">[\s\S]*?<\/p>)\s*<\/div>/;

type Written = { html: string; style: string };

const written = (
  page: string,
  drawn: DrawnPage,
  script: string,
  cssOf: (file: string) => string,
): Written => {
  const files = [...page.matchAll(STYLE)].map(([, file = '']) => file);
  const { html, rules } = styleRules()(drawn.html);
  const [, shape = '', late = ''] = ROOT.exec(page) ?? [];
  const root = `<div id="root" class="starting" ${FIRST}="0">${html}${shape}${late}</div>`;
  const style = usedRules(files.map(cssOf).join(''), root) + rules + FRAME;
  const links = (how: string) =>
    files.map((file) => `<link ${how} crossorigin href="${file}">`).join('');
  return {
    style,
    html: page
      .replace(STYLE, '')
      .replace(/<title>[^<]*/, () => `<title>${escaped(drawn.title)}`)
      .replace('</head>', () => `${links('rel="preload" as="style"')}</head>`)
      .replace(ROOT, () => `${DRAWN[0]}<style>${style}</style>${script}${root}${DRAWN[1]}`)
      // what follows the page is painted without
      .replace('</body>', () => `${links('rel="stylesheet"')}</body>`),
  };
};

const listed = z.looseObject({
  pages: z.record(z.string(), z.string()),
  frameScript: z.string(),
  token: z.string(),
});

/**
 * Draws the frame of each page into its HTML, with the rules that it needs: title, way back, and its skeleton, as before
 * any answer has come. All sheets are loaded after it.
 */
export const drawFrames = async (clientDir: string, drawingDir: string): Promise<void> => {
  const { drawPage }: { drawPage: DrawPage } = await import(
    pathToFileURL(path.join(drawingDir, 'draw-page.js')).href
  );
  const list = path.join(clientDir, '.vite/pages.json');
  const { pages, frameScript, token, ...more } = z.parse(
    listed,
    JSON.parse(readFileSync(list, 'utf8')),
  );
  const read = new Map<string, string>();
  const cssOf = (file: string): string => {
    const css = read.get(file) ?? readFileSync(path.join(clientDir, file), 'utf8');
    read.set(file, css);
    return css;
  };
  const styles: Record<string, string> = {};
  for (const row of registeredPages) {
    const name = pages[row.pattern] ?? '';
    const file = path.join(clientDir, name);
    const { drawn, who, params } = await frameIn(drawPage, row);
    if (drawn.errors.length > 0)
      throw new Error(`${row.pattern} cannot be drawn`, { cause: drawn.errors[0] });
    const script = `<script data-token="${token}" data-unknown="${who.join(' ')}" data-params="${params.join(' ')}">${frameScript}</script>`;
    const { html, style } = written(readFileSync(file, 'utf8'), drawn, script, cssOf);
    styles[name] = `sha256-${createHash('sha256').update(style).digest('base64')}`;
    writeFileSync(file, html);
  }
  writeFileSync(list, JSON.stringify({ pages, frameScript, token, ...more, styles }));
};
