/**
 * A page of 900 sections compared with one of 18, drawn by the built server, in Chromium on slow 4G with 4×
 * CPU slowdown: length of the HTML, paint, takeover by the browser's page, and the longest tasks while
 * loading and scrolling. Sizes alternate, and medians are compared. Needs a build.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { startProduct } from './drawn-sections/product.ts';
import type {} from './many-sections/watch.ts';
import { median } from './median.ts';
import { openSlowly, slow } from './phone/phone.ts';
import { longestTask, scroll, verdict } from './serve-page.ts';

const FEW = 18;
const MANY = 900;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const SCREENS = 30;
const GOALS = { ratio: 1.1, task: 200 };

type Site = Awaited<ReturnType<typeof startProduct>>;

/** In milliseconds. */
type Measured = {
  answered: number;
  paint: number;
  takeover: number;
  loading: number;
  scrolling: number;
};

const watch = () => {
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const replaceWith = Element.prototype.replaceWith;
  Element.prototype.replaceWith = function (...nodes) {
    if (this.hasAttribute('data-first')) performance.mark('takeover');
    replaceWith.apply(this, nodes);
  };
};

const allStand = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelector('[data-first]') === null &&
      document.querySelectorAll('[data-section]').length === wanted &&
      document.querySelector('[aria-busy]') === null,
    count,
    { polling: 100 },
  );

const measure = async (browser: Browser, { origin, count }: Site): Promise<Measured> => {
  const { context, page } = await openSlowly(browser, { speed: slow });
  await page.addInitScript(watch);
  await page.goto(`${origin}/drawIndex`);
  await allStand(page, count);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    answered: performance.getEntriesByType('navigation')[0]?.toJSON().responseEnd ?? 0,
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    takeover: performance.getEntriesByName('takeover')[0]?.startTime ?? 0,
  }));
  const loading = await longestTask(page);
  await scroll(page, SCREENS);
  await allStand(page, count);
  const scrolling = await longestTask(page);
  await context.close();
  return { ...times, loading, scrolling };
};

const SECTION = ' data-section=';

/** The size of the HTML once the server is warm; a page that was drawn too late has no sections. */
const lengthOf = async (site: Site): Promise<Record<string, number>> => {
  const html = await (await fetch(`${site.origin}/drawIndex`)).text();
  if (!html.includes(SECTION)) return lengthOf(site);
  return {
    'HTML, bytes': Buffer.byteLength(html),
    'of which gzip leaves': gzipSync(html).length,
    'sections in it': html.split(SECTION).length - 1,
  };
};

const summary = (rounds: Measured[]) => {
  const of = (pick: (round: Measured) => number) => Math.round(median(rounds.map(pick)));
  return {
    'HTML has come, ms': of(({ answered }) => answered),
    'first paint, ms': of(({ paint }) => paint),
    'takeover, ms': of(({ takeover }) => takeover),
    'longest task while loading, ms': of(({ loading }) => loading),
    'longest task while scrolling, ms': of(({ scrolling }) => scrolling),
  };
};

const few = await startProduct(FEW);
const many = await startProduct(MANY);
const lengths = { few: await lengthOf(few), many: await lengthOf(many) };
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});
const rounds: { few: Measured[]; many: Measured[] } = { few: [], many: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.few.push(await measure(browser, few));
  rounds.many.push(await measure(browser, many));
}
await browser.close();
await Promise.all([few.close(), many.close()]);

const [small, large] = [summary(rounds.few), summary(rounds.many)];
console.table({
  [`${FEW} sections`]: { ...lengths.few, ...small },
  [`${MANY} sections`]: { ...lengths.many, ...large },
});
const ratio = large['first paint, ms'] / small['first paint, ms'];
const task = Math.max(
  large['longest task while loading, ms'],
  large['longest task while scrolling, ms'],
);
console.log(
  `first paint, ratio ${ratio.toFixed(2)} (goal ≤ ${GOALS.ratio}, ${verdict(ratio <= GOALS.ratio)})`,
);
console.log(`longest task ${task} ms (goal ≤ ${GOALS.task} ms, ${verdict(task <= GOALS.task)})`);
