import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { openLine } from '../harness/line.ts';
import { otherRelease } from '../harness/other-release.ts';
import { startServer } from '../harness/server.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, soon } from '../harness/visits/home.ts';

const HOME = '/drawIndex';
const BAR = '网络已断开，页面会在恢复后更新';

const site = onSite();
let line: Awaited<ReturnType<typeof openLine>>;
let course = '';

beforeAll(async () => {
  line = await openLine();
  line.state.origin = site.server.origin;
  const html = await (await fetch(site.server.origin + HOME)).text();
  course = /href="(\/courseDetail\/\d+)"/.exec(html)?.[1] ?? '';
});
afterAll(() => line.close());
beforeEach(() => Object.assign(line.state, { origin: site.server.origin, cut: false }));

const openPhone = (expected: readonly RegExp[] = []) =>
  openPage(site.browser, { serviceWorkers: 'allow', expected });

const keptShells = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open('shells');
    const shells = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
    return (await Promise.all(shells.map((shell) => shell?.text()))).join('\n');
  });

const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await (await caches.open('files')).keys()).map(({ url }) => new URL(url).pathname),
  );

const loadedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/')),
  );

/** Opens a page in a new tab and closes it; returns what went over the line. */
const visit = async (phone: Page, address: string, during?: (page: Page) => Promise<unknown>) => {
  line.paths.length = 0;
  const page = await phone.context().newPage();
  await page.goto(line.origin + address);
  if (address === HOME) await buildAll(page);
  else await page.locator('[data-page]:not([aria-busy=true])').waitFor();
  await page.waitForLoadState('networkidle');
  await during?.(page);
  await page.close();
  return [...line.paths];
};

const wholeIsKept = async (page: Page): Promise<void> => {
  await expect.poll(() => keptShells(page), soon).toContain('<html');
  const loaded = await loadedFiles(page);
  await expect.poll(() => keptFiles(page), soon).toEqual(expect.arrayContaining(loaded));
};

test('later visits ask for no file and no picture again, and once for the page', async () => {
  const phone = await openPhone();
  await visit(phone, HOME, wholeIsKept);
  await visit(phone, course, wholeIsKept);
  for (const address of [HOME, course, HOME]) {
    const paths = await visit(phone, address);
    expect(paths.filter((path) => /^\/(?:assets|media|uploads)\//.test(path))).toEqual([]);
    expect(paths.filter((path) => path !== '/sw.js')).toEqual([address]);
  }
});

test('after one visit the home opens without a network, and a page that was seen', async () => {
  const phone = await openPhone([/Failed to load resource/]);
  await visit(phone, HOME, wholeIsKept);
  await visit(phone, course, wholeIsKept);
  line.state.cut = true;
  await visit(phone, HOME, async (page) => {
    await page.locator('[data-section=资讯列表]').waitFor();
    await page.getByText(BAR).waitFor();
  });
  await visit(phone, course, (page) => page.getByText(BAR).waitFor());
});

test('a new release takes the place of the kept one, whole', async () => {
  const next = await startServer({ clientDir: await otherRelease() });
  try {
    const phone = await openPhone([/Failed to load resource/]);
    await visit(phone, HOME, wholeIsKept);
    line.state.origin = next.origin;
    const isNew = (name: string) => /\/assets\/n[^/]+$/.test(name);
    await visit(phone, HOME, async (page) => {
      const loaded = await loadedFiles(page);
      expect(loaded.filter((name) => !isNew(name))).toEqual([]);
      await expect.poll(() => keptShells(page), soon).toMatch(/\/assets\/n\w/);
      await expect.poll(async () => (await keptFiles(page)).every(isNew), soon).toBe(true);
    });
    line.state.cut = true;
    await visit(phone, HOME, async (page) => {
      expect((await loadedFiles(page)).every(isNew)).toBe(true);
      await page.getByText(BAR).waitFor();
    });
  } finally {
    await next.close();
  }
});

test('a full disk does no harm', async () => {
  const phone = await openPhone();
  const devtools = await phone.context().newCDPSession(phone);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.origin, quotaSize: 1 });
  await visit(phone, HOME, (page) =>
    page.waitForFunction(() => navigator.serviceWorker.controller !== null),
  );
  await visit(phone, HOME, async (page) => expect(await keptShells(page)).toBe(''));
});
