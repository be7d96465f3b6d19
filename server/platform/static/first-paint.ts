import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { DRAWS, DRAWS_HEADER } from '../../../schemas/capabilities/draws.ts';
import {
  CALL,
  DRAWN,
  type DrawHome,
  FIRST,
  type FirstPaint,
} from '../../../schemas/first-paint.ts';
import { homeAddresses } from '../../../schemas/home-addresses.ts';
import { escaped } from '../http/escaped.ts';

/** How long a drawn page is sent to everybody, in ms, where nothing else is said. */
const FRESH = 1000;
/** How long a page waits for the answers that it is drawn from, in ms, where nothing else is said. */
const PATIENCE = 300;
/** Calls that may be under way for pages; a stuck back end holds no more. */
const MOST_CALLS = 100;
/** Characters of an answer that travels with its page; a longer one the browser asks for. */
const LONGEST = 100_000;

const DRAWING = 'draw-home.js';
const MANIFEST = '.vite/manifest.json';

const chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const manifest = z.record(z.string(), chunk);

type Assets = { scripts: string[]; styles: string[] };

const addressed = (file: string): string => ['', file].join('/');

/** Gives what the browser loads for source files, with all that these import. */
const assetsIn = (clientDir: string): ((files: readonly string[]) => Assets) => {
  const chunks = z.parse(manifest, JSON.parse(readFileSync(join(clientDir, MANIFEST), 'utf8')));
  return (files) => {
    const all = new Set(files);
    for (const name of all) for (const other of chunks[name]?.imports ?? []) all.add(other);
    const found = [...all].flatMap((name) => chunks[name] ?? []);
    return {
      scripts: found.map(({ file }) => addressed(file)),
      styles: found.flatMap(({ css = [] }) => css.map(addressed)),
    };
  };
};

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
const unescaped = (text: string): string =>
  text.replace(/&[#\w]+;/g, (name) => entities[name] ?? '');

/** What a declaration may hold; the content policy would let any style through that stands in the page. */
const DECLARATIONS = /^[-\w\s:;.,#%()+*/]*$/;

/** Puts what stands in `style` attributes, which the content policy refuses, into one style. */
const withoutAttributes = (html: string): { html: string; style: string } => {
  const rules = new Map<string, string>();
  const plain = html.replace(/ style="([^"]*)"/g, (_whole, value: string) => {
    const declared = unescaped(value);
    if (!DECLARATIONS.test(declared)) return '';
    const mark = rules.get(declared) ?? String(rules.size);
    rules.set(declared, mark);
    return ` data-drawn="${mark}"`;
  });
  const style = [...rules].map(([value, mark]) => `[data-drawn="${mark}"]{${value}}`).join('');
  return { html: plain, style };
};

/** JSON that no parser of HTML finds an end or a comment in. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** Pictures that React asks for ahead of the page, of which the first is the largest on the screen. */
const AHEAD = /^(<link rel="preload"[^>]*>)?(?:<link rel="preload"[^>]*>)*/;

/** What the built page says where its code does not come. */
const LATE_CODE = /<p class="boot-late">[\s\S]*?<\/p>/;

/** Where the built page has the app. */
const ROOT = /<div id="root">[\s\S]*?<\/div>\s*(?=<\/body>)/;

/** Puts a drawn page into the HTML that the build has made. */
const compose = (shell: string, { html, ...paint }: FirstPaint, assets: Assets) => {
  const [ahead = '', picture = ''] = AHEAD.exec(html) ?? [];
  const page = withoutAttributes(html.slice(ahead.length));
  const missing = (file: string) => !shell.includes(`"${file}"`);
  const styles = assets.styles.filter(missing);
  const scripts = assets.scripts.filter(missing);
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    page.style && `<style>${page.style}</style>`,
    picture.replace(/<link (?!.*fetchpriority)/i, '<link fetchpriority="high" '),
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('');
  const answers = paint.answers
    .filter(({ text }) => text.length <= LONGEST)
    .map(
      ({ path, body, text }) =>
        `<script type="application/json" ${CALL}="${escaped(path)}" data-body="${escaped(body)}">${inScript(text)}</script>`,
    )
    .join('');
  const [before = '', after = ''] = shell.split(ROOT);
  const theme = paint.theme && paint.theme !== 'default' ? ` data-theme="${paint.theme}"` : '';
  const [patience = ''] = LATE_CODE.exec(shell) ?? [];
  const root = `<div id="root" ${FIRST}="${paint.built}">${page.html}${patience}</div>`;
  // given as functions, since `$` in an address would stand for a part of the page
  const named = before
    .replace('<html', () => `<html${theme}`)
    .replace('</head>', () => `${head}</head>`);
  return {
    html: `${named}${DRAWN.join(root + answers)}${after}`,
    style: page.style,
  };
};

type Sent = ReturnType<typeof compose>;

/** Makes calls as a visitor would, within this process. */
const callerOn = (app: FastifyInstance) => {
  let underWay = 0;
  return async (path: string, body: string): Promise<string | undefined> => {
    if (underWay >= MOST_CALLS) return undefined;
    underWay += 1;
    try {
      const { statusCode, payload } = await app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': 'application/json', [DRAWS_HEADER]: DRAWS },
        payload: body,
      });
      return statusCode === 200 ? payload : undefined;
    } finally {
      underWay -= 1;
    }
  };
};

export type PageTimes = {
  /** How long a drawn home page is sent to everybody, in ms; about a second without it. */
  pageFresh?: number | undefined;
  /** How long it waits for the answers that it is drawn from, in ms; 300 without it. */
  pageLimit?: number | undefined;
};

/** Whether the code that draws pages was built. */
export const drawsPages = (directory: string): boolean => existsSync(join(directory, DRAWING));

/**
 * Gives the HTML of a home address as a visitor sees it, drawn once for all who ask within `pageFresh` ms;
 * undefined where that fails.
 */
export const drawPages = (
  app: FastifyInstance,
  clientDir: string,
  directory: string,
  { pageFresh: fresh = FRESH, pageLimit: limit = PATIENCE }: PageTimes = {},
): ((path: string) => Promise<Sent | undefined>) => {
  const shell = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const assets = assetsIn(clientDir);
  const call = callerOn(app);
  const code: Promise<{ drawHome: DrawHome }> = import(
    pathToFileURL(join(directory, DRAWING)).href
  );
  code.catch((error: unknown) => app.log.error({ err: error }, 'no code that draws pages'));
  const held = new Map<string, { until: number; page: Promise<Sent | undefined> }>();
  // operators see at once what they have changed
  app.addHook('onSend', async ({ url }) => {
    if (url.startsWith('/operator/api/')) held.clear();
  });

  const draw = async (path: string): Promise<Sent | undefined> => {
    const { drawHome } = await code;
    const wait = () => new Promise((resolve) => setTimeout(resolve, limit).unref());
    const paint = await drawHome({ path, call, wait });
    for (const error of paint.errors) app.log.warn({ err: error, path }, 'left to the browser');
    return compose(shell, paint, assets(paint.files));
  };

  return (path) => {
    const before = held.get(path);
    if (before && before.until > Date.now()) return before.page;
    const entry = {
      until: Number.POSITIVE_INFINITY,
      page: draw(path)
        .catch((error: unknown) => {
          app.log.error({ err: error, path }, 'page not drawn');
          return undefined;
        })
        .finally(() => {
          entry.until = Date.now() + fresh;
        }),
    };
    held.set(path, entry);
    return entry.page;
  };
};

/** Home pages as HTML, under a content policy that lets their own style in. */
export const serveFirstPages = (
  app: FastifyInstance,
  pageOf: ReturnType<typeof drawPages>,
  protect: (reply: FastifyReply, style: string) => void,
): void => {
  app.register(async (scope) => {
    for (const path of homeAddresses)
      scope.get(path, async (_request, reply) => {
        const page = await pageOf(path);
        if (!page) return reply.sendFile('index.html');
        protect(reply, page.style);
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
        return reply.send(page.html);
      });
  });
};
