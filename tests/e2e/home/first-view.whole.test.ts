import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FIRST_VIEW_LIMIT } from '#scripts/check/first-view.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

type Weight = { path: string; kind: string; encoding: string; bytes: number };

const weigh = async (request: Request): Promise<Weight> => {
  const response = await request.response();
  const { responseBodySize } = await request.sizes();
  return {
    path: pathOf(request),
    kind: request.resourceType(),
    encoding: (await response?.headerValue('content-encoding')) ?? '',
    bytes: responseBodySize,
  };
};

/** The styles that come within the page's HTML, each as its file would. */
const weighStyles = async (path: string): Promise<Weight[]> => {
  const response = await fetch(site.server.origin + path);
  const html = await response.text();
  const styles = html.matchAll(/<style[^>]* data-file="([^"]*)">([\s\S]*?)<\/style>/g);
  const texts = new Map<string, string>();
  // a file may come in several elements
  for (const [, file = '', css = ''] of styles) texts.set(file, (texts.get(file) ?? '') + css);
  return [...texts].map(([file, css]) => ({
    path: file,
    kind: 'style',
    encoding: 'br',
    bytes: brotliCompressSync(css).length,
  }));
};

/** The code that the page's HTML names. */
const namedCode = async (path: string): Promise<ReadonlySet<string>> => {
  const html = await (await fetch(site.server.origin + path)).text();
  const links = html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]*)"/g);
  return new Set([...links].map(([, file = '']) => file));
};

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** What moves the carousel, in a file that is loaded when the first view stands. */
const MOTION = 'sections/banner-carousel/Motion.tsx';
const COMPANION = 'src/app/afterwards/companion.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const chunks = (): Record<string, Chunk> =>
  JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8'));

const fileOf = (name: string): string => `/${chunks()[name]?.file}`;

/** The files of what may come after the first picture, with all that they import. */
const lateFiles = (): ReadonlySet<string> => {
  const manifest = chunks();
  const names = new Set([MOTION, COMPANION]);
  // a set goes on with what is added meanwhile
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return new Set(
    [...names].flatMap((name) => {
      const { file, css = [] } = manifest[name] ?? { file: '' };
      return [file, ...css].map((part) => `/${part}`);
    }),
  );
};

/** When a request went out, in ms. */
const begun = (request: Request) => request.timing().startTime;

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** Has the page look no further than its screen. */
const onScreenAlone = (page: Page) =>
  page.addInitScript(() => {
    const Watched = IntersectionObserver;
    window.IntersectionObserver = class extends Watched {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super(tell, { ...options, rootMargin: '0px' });
      }
    };
  });

type CallRequest = { path: string; token: string | undefined; ahead: boolean };

/** The code that a home page loads by itself, in the order in which it asks for it. */
const openHome = async ({ path, token, ahead }: CallRequest) => {
  const requests: Request[] = [];
  const page = await visitHome(site, {
    fresh: true,
    path,
    token,
    width: 375,
    height: 812,
    // a screen of single density takes the first slide from the page
    deviceScaleFactor: 2,
    drawn: true,
    prepare: async (opened) => {
      opened.on('requestfinished', (request) => requests.push(request));
      if (!ahead) await onScreenAlone(opened);
    },
  });
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[data-moves=true]').waitFor();
  const after = [MOTION, COMPANION].map(fileOf);
  await expect.poll(() => requests.map(pathOf), soon).toEqual(expect.arrayContaining(after));
  const slide = await page.locator('[data-moves=true] img').first().getAttribute('src');
  const picture = requests.find((request) => pathOf(request) === slide);
  if (!picture) throw new Error('no slide');
  for (const request of requests.filter((each) => after.includes(pathOf(each))))
    expect(begun(request), `${pathOf(request)} comes after the first slide`).toBeGreaterThan(
      begun(picture),
    );
  const code = requests.filter(isCode).sort((a, b) => begun(a) - begun(b));
  return { code, picture };
};

describe.each(['/drawIndex', '/newIndex', '/index', '/redIndex', '/foodIndex'])('%s', (path) => {
  test.each(['visitor', 'member'])(
    'the first view of a %s loads no more code than it may',
    async (who) => {
      const token = who === 'member' ? await loginAs(site.db, 'demo_vip') : undefined;
      const { code, picture } = await openHome({ path, token, ahead: false });
      const late = lateFiles();
      const named = await namedCode(path);
      const first = code.filter(
        (request) =>
          !late.has(pathOf(request)) ||
          named.has(pathOf(request)) ||
          begun(request) <= begun(picture),
      );
      const weights = [...(await Promise.all(first.map(weigh))), ...(await weighStyles(path))];
      console.table(weights);
      const total = weights.reduce((sum, { bytes }) => sum + bytes, 0);
      console.info(
        `${path} ${who}: ${weights.length} files, ${(total / 1024).toFixed(1)} KiB of ${FIRST_VIEW_LIMIT / 1024}`,
      );
      expect(weights.length).toBeGreaterThan(2);
      expect(weights.map(({ encoding }) => encoding)).toEqual(weights.map(() => 'br'));
      expect(new Set(weights.map(({ path: file }) => file)).size).toBe(weights.length);
      expect(total).toBeLessThanOrEqual(FIRST_VIEW_LIMIT);
      const known = new Set(code.map(pathOf));
      const whole = await openHome({ path, token, ahead: true });
      const early = whole.code.filter(
        (request) => !known.has(pathOf(request)) && begun(request) < begun(whole.picture),
      );
      expect(early.map(pathOf), 'what stands further down comes after the first slide').toEqual([]);
    },
  );
});
