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
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { type Opened, open } from './phone/open.ts';
import { openSlowly, slow } from './phone/phone.ts';
import { startProduct } from './product/start.ts';
import { verdict } from './serve-page.ts';

const GOALS = { ready: 2000, shift: 0.02, frame: 50 };
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const PAGES = Number(process.env.PAGES ?? Number.POSITIVE_INFINITY);
const SCREENS = 40;

/** In milliseconds: the longest frame, and the longest delay of one by tasks. */
type Frames = { longest: number; blocked: number };

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

const openPlain = async (browser: Browser, origin: string, bytes: number): Promise<number> => {
  const { context, page } = await openSlowly(browser, { speed: slow });
  await page.goto(`${origin}/${bytes}`);
  const ready = await page.evaluate(() => performance.now());
  await context.close();
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
  const { page } = await openSlowly(browser, { speed: slow, token });
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
  const { page: plainPage } = await openSlowly(browser, { speed: slow, token });
  await plainPage.route(`**${SNAPSHOT}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: snapshot }),
  );
  await plainPage.goto(origin + SNAPSHOT, { waitUntil: 'networkidle' });
  const without = await scrollDown(plainPage);
  await plainPage.context().close();
  return { own, without };
};

const { origin, token, examples, close } = await startProduct();
const plain = await plainServer();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });

const weightOf = ({ allCode: { jsBytes, cssBytes } }: Opened): number => jsBytes + cssBytes;

const measure = async (address: string) => {
  const opened: Opened[] = [];
  const plainly: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await open(browser, { speed: slow, token }, origin + address);
    opened.push(one);
    plainly.push(await openPlain(browser, plain.origin, weightOf(one)));
  }
  const of = (pick: (one: Opened) => number) => median(opened.map(pick));
  const ready = of((one) => one.ready);
  return {
    page: decodeURIComponent(address),
    ready: Math.round(ready),
    ratio: Number((ready / median(plainly)).toFixed(2)),
    'JS files': of(({ code }) => code.jsFiles),
    'JS, bytes': of(({ code }) => code.jsBytes),
    'CSS, bytes': of(({ code }) => code.cssBytes),
    chain: of(({ code }) => code.chain),
    shift: Number(of((one) => one.shift).toFixed(3)),
  };
};

const rows: Awaited<ReturnType<typeof measure>>[] = [];
for (const { address } of examples.slice(0, PAGES)) rows.push(await measure(address));
const snapshot = await homeSnapshot(browser, token, origin);
const frames: Awaited<ReturnType<typeof homeFrames>>[] = [];
for (let round = 0; round < Math.max(ROUNDS, 5); round += 1)
  frames.push(await homeFrames(browser, token, origin, snapshot));
await browser.close();
await close();
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
