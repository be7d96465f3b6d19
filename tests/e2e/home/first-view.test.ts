import { readFileSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { FIRST_VIEW_LIMIT } from '../../../scripts/check/first-view.ts';
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

const isCode = (request: Request) => ['script', 'stylesheet'].includes(request.resourceType());

/** What moves the carousel, in a file that is loaded when the first view stands. */
const motion = (): string => {
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync('dist/client/.vite/manifest.json', 'utf8'),
  );
  return `/${manifest['sections/banner-carousel/Motion.tsx']?.file}`;
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

type Asked = { path: string; token: string | undefined; ahead: boolean };

/** The code that a home page loads by itself, in the order in which it asks for it. */
const openHome = async ({ path, token, ahead }: Asked) => {
  const requests: Request[] = [];
  const page = await visitHome(site, {
    path,
    token,
    width: 375,
    height: 812,
    prepare: async (opened) => {
      opened.on('requestfinished', (request) => requests.push(request));
      if (!ahead) await onScreenAlone(opened);
    },
  });
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[data-moves=true]').waitFor();
  await expect.poll(() => requests.map(pathOf), soon).toContain(motion());
  const slide = await page.locator('[data-moves=true] img').first().getAttribute('src');
  const picture = requests.find((request) => pathOf(request) === slide);
  if (!picture) throw new Error('no slide');
  const code = requests.filter(isCode).sort((a, b) => begun(a) - begun(b));
  return { code, picture };
};

describe.each(['/drawIndex', '/newIndex', '/index', '/redIndex', '/foodIndex'])('%s', (path) => {
  test.each(['visitor', 'member'])(
    'the first view of a %s loads no more code than it may',
    async (who) => {
      const token = who === 'member' ? await loginAs(site.db, 'demo_vip') : undefined;
      const { code, picture } = await openHome({ path, token, ahead: false });
      const first = code.filter((request) => pathOf(request) !== motion());
      const moving = code.find((request) => pathOf(request) === motion());
      expect(moving && begun(moving), 'the first slide comes before its motion').toBeGreaterThan(
        begun(picture),
      );
      const weights = await Promise.all(first.map(weigh));
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
