/**
 * Every page opened first by a member, on slow 4G with 4× CPU slowdown: when it is ready, what it loads and
 * how much it shifts, alternating with a plain page of the same weight. Then the longest frame while
 * scrolling the home page, compared with the same page without scripts, which shows the cost of drawing
 * alone. Needs a build; PAGES=3 measures the first three pages, ROUNDS=1 each once.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, type Page } from 'playwright-core';
import { runnerImport } from 'vite';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import type * as product from './page-starts/product.ts';
import { verdict } from './serve-page.ts';

const GOALS = { ready: 2000, shift: 0.02, frame: 50 };
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = Number(process.env.PAGES ?? Number.POSITIVE_INFINITY);
const SLOWER = 4;
/** 1.6 Mbit/s down, 750 kbit/s up, in bytes per second; latency in ms. */
const SLOW_4G = { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };
const SCREENS = 40;

/** In milliseconds: the longest frame, and the longest delay of one by tasks. */
type Frames = { longest: number; blocked: number };

/** Times in ms; bytes as transferred. */
type Opened = { ready: number; files: number; bytes: number; shift: number };

const plainServer = async () => {
  const server = createServer(({ url = '/0' }, reply) => {
    reply.setHeader('content-type', 'text/html');
    reply.end(`<!doctype html><p>${'a'.repeat(Number(url.slice(1)))}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

const openSlowly = async (browser: Browser, token: string) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('TOKEN', value);
    const sums = { shift: 0 };
    Object.assign(window, { sums });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !Reflect.get(entry, 'hadRecentInput'))
          sums.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  }, token);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

/** Ms from the navigation until the page shows its content. */
const readiness = async (page: Page): Promise<number> => {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-page], [data-section][data-state=ready]') &&
      !document.querySelector('main [aria-busy="true"], [data-page][aria-busy="true"]'),
    undefined,
    { polling: 'raf' },
  );
  return page.evaluate(() => performance.now());
};

const open = async (browser: Browser, token: string, address: string): Promise<Opened> => {
  const page = await openSlowly(browser, token);
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await readiness(page);
  await page.waitForLoadState('networkidle');
  const loaded = await page.evaluate(() => {
    const code = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.(?:js|css)$/.test(name));
    // the DOM's types give every entry the fields of the base type
    const sizes = code.map((entry) => (entry as PerformanceResourceTiming).encodedBodySize);
    return {
      files: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      shift: Number(Reflect.get(Reflect.get(window, 'sums'), 'shift')),
    };
  });
  await page.context().close();
  return { ready, ...loaded };
};

const openPlain = async (browser: Browser, origin: string, bytes: number): Promise<number> => {
  const page = await openSlowly(browser, '');
  await page.goto(`${origin}/${bytes}`);
  const ready = await page.evaluate(() => performance.now());
  await page.context().close();
  return ready;
};

/** Scrolls from top to bottom; returns the longest frame and the longest delay by a task, in ms. */
const scrollDown = (page: Page): Promise<Frames> =>
  page.evaluate(async (screens) => {
    const frames: Frames[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        frames.push({
          longest: entry.duration,
          blocked: Number(Reflect.get(entry, 'blockingDuration')),
        });
    }).observe({ type: 'long-animation-frame' });
    for (let step = 0; step < 4 * screens; step += 1) {
      scrollBy(0, innerHeight / 4);
      await new Promise(requestAnimationFrame);
    }
    await new Promise((done) => setTimeout(done, 500));
    return {
      longest: Math.max(0, ...frames.map(({ longest }) => longest)),
      blocked: Math.max(0, ...frames.map(({ blocked }) => blocked)),
    };
  }, SCREENS);

const SNAPSHOT = '/the-home-without-scripts';

const openHome = async (browser: Browser, token: string, origin: string): Promise<Page> => {
  const page = await openSlowly(browser, token);
  await page.goto(`${origin}/drawIndex`);
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
};

const homeSnapshot = async (browser: Browser, token: string, origin: string): Promise<string> => {
  const page = await openHome(browser, token, origin);
  await scrollDown(page);
  await page.waitForLoadState('networkidle');
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  await page.context().close();
  return `<!doctype html>${html.replace(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, '')}`;
};

const homeFrames = async (browser: Browser, token: string, origin: string, snapshot: string) => {
  const home = await openHome(browser, token, origin);
  const own = await scrollDown(home);
  await home.context().close();
  const plainPage = await openSlowly(browser, token);
  await plainPage.route(`**${SNAPSHOT}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: snapshot }),
  );
  await plainPage.goto(origin + SNAPSHOT, { waitUntil: 'networkidle' });
  const without = await scrollDown(plainPage);
  await plainPage.context().close();
  return { own, without };
};

const { module } = await runnerImport<typeof product>('./bench/page-starts/product.ts');
const site = await module.startProduct();
const plain = await plainServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
const rows: (Opened & { page: string; ratio: number })[] = [];
for (const address of site.addresses.slice(0, PAGES)) {
  const opened: Opened[] = [];
  const plainly: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await open(browser, site.token, site.origin + address);
    opened.push(one);
    plainly.push(await openPlain(browser, plain.origin, one.bytes));
  }
  const of = (pick: (one: Opened) => number) => median(opened.map(pick));
  const ready = of((one) => one.ready);
  rows.push({
    page: decodeURIComponent(address),
    ready: Math.round(ready),
    ratio: Number((ready / median(plainly)).toFixed(2)),
    files: of(({ files }) => files),
    bytes: of(({ bytes }) => bytes),
    shift: Number(of(({ shift }) => shift).toFixed(3)),
  });
}
const snapshot = await homeSnapshot(browser, site.token, site.origin);
const frames: Awaited<ReturnType<typeof homeFrames>>[] = [];
for (let round = 0; round < Math.max(ROUNDS, 5); round += 1)
  frames.push(await homeFrames(browser, site.token, site.origin, snapshot));
await browser.close();
await site.close();
plain.close();

console.table(rows.toSorted((one, other) => other.ready - one.ready));
const slowest = Math.max(...rows.map(({ ready }) => ready));
const shift = Math.max(...rows.map((row) => row.shift));
const frame = median(frames.map(({ own }) => own.longest));
const plainFrame = median(frames.map(({ without }) => without.longest));
const blocked = median(frames.map(({ own }) => own.blocked));
console.log(
  `slowest page ready after ${slowest} ms (goal ≤ ${GOALS.ready}, ${verdict(slowest <= GOALS.ready)})`,
);
console.log(
  `largest layout shift ${shift} (goal ≤ ${GOALS.shift}, ${verdict(shift <= GOALS.shift)})`,
);
console.log(
  `longest frame while scrolling ${Math.round(frame)} ms (goal ≤ ${GOALS.frame}, ${verdict(frame <= GOALS.frame)}), ` +
    `without scripts ${Math.round(plainFrame)} ms; tasks held the page up for ${Math.round(blocked)} ms`,
);
