import type { Browser, Page } from 'playwright-core';

/** A slowdown: bytes per second, latency in ms. */
export type Speed = {
  name: string;
  cpu: number;
  network?: { downloadThroughput: number; uploadThroughput: number; latency: number };
};

export const speeds: readonly Speed[] = [
  {
    name: 'slow 4G, CPU 4×',
    cpu: 4,
    network: { downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 },
  },
  { name: 'loopback', cpu: 1 },
];

/** Times in ms since the navigation; bytes as transferred. */
export type Opened = {
  firstByte: number;
  fcp: number;
  lcp: number;
  bytes: number;
  requests: number;
};

declare global {
  interface Window {
    /** The start of the last largest paint, in ms. */
    largest: number;
  }
}

const openSlowly = async (browser: Browser, speed: Speed) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    serviceWorkers: 'block',
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (speed.network)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...speed.network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  return { context, page, devtools };
};

export const open = async (browser: Browser, speed: Speed, address: string): Promise<Opened> => {
  const { context, page, devtools } = await openSlowly(browser, speed);
  let bytes = 0;
  let requests = 0;
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(() => {
    window.largest = 0;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) window.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const times = await page.evaluate(() => ({
    firstByte: Number(
      Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'responseStart'),
    ),
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    lcp: window.largest,
  }));
  await context.close();
  return { ...times, bytes, requests };
};

type Point = { x: number; y: number };

/** The middle of an element, if it is painted and not covered. */
const hittable = (page: Page, selector: string): Promise<Point | undefined> =>
  page.evaluate((wanted) => {
    const target = document.querySelector(wanted);
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (!target || !painted) return undefined;
    const { x, y, width, height } = target.getBoundingClientRect();
    const point = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    return hit && target.contains(hit) ? point : undefined;
  }, selector);

/** Taps repeatedly until `done`, as soon as the element can be tapped. */
const tapUntil = async (page: Page, selector: string, done: () => Promise<boolean>) => {
  const end = Date.now() + 30_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error(`nothing answers to taps on ${selector}`);
    const point = await hittable(page, selector).catch(() => undefined);
    if (point) await page.mouse.click(point.x, point.y);
    else await page.evaluate(() => new Promise(requestAnimationFrame)).catch(() => undefined);
  }
};

/** The time in ms when repeated taps on a link lead to another page. */
export const leadsOn = async (
  browser: Browser,
  speed: Speed,
  address: string,
  link: string,
): Promise<number> => {
  const { context, page } = await openSlowly(browser, speed);
  await page.addInitScript(() => {
    // fires for routers that change the address as well as for navigations
    navigation.addEventListener('navigate', () => {
      if (!sessionStorage.left) sessionStorage.left = performance.now();
    });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const leftAt = () => page.evaluate(() => Number(sessionStorage.left)).catch(() => Number.NaN);
  let left = Number.NaN;
  await tapUntil(page, link, async () => {
    left = await leftAt();
    return !Number.isNaN(left);
  });
  await context.close();
  return left;
};

/**
 * The time in ms when repeated presses of a button remove what it closes. The product shows this button only
 * once its own code runs.
 */
export const answers = async (
  browser: Browser,
  speed: Speed,
  address: string,
  button: string,
): Promise<number> => {
  const { context, page } = await openSlowly(browser, speed);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(button).waitFor({ state: 'attached' });
  const skeletonEnd = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (!document.querySelector(selector)) resolve(performance.now());
        }).observe(document, { subtree: true, childList: true });
      }),
    button,
  );
  let when = Number.NaN;
  void skeletonEnd.then((time) => {
    when = time;
  });
  await tapUntil(page, button, async () => !Number.isNaN(when));
  await context.close();
  return when;
};

/** The time in ms from the end of a member's HTML to the first call. */
export const firstCall = async (browser: Browser, speed: Speed, address: string, token: string) => {
  const { context, page } = await openSlowly(browser, speed);
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(address, { waitUntil: 'networkidle' });
  const after = await page.evaluate(() => {
    // the DOM's types give every entry the fields of the base type
    const [html] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /^\/v(?:\d+|b)\//.test(new URL(name).pathname));
    const sent = Math.min(...calls.map(({ startTime }) => startTime));
    return sent - Number(html?.responseEnd);
  });
  await context.close();
  return after;
};
