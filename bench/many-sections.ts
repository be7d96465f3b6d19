/**
 * 900 sections compared with 18, in Chromium with 4× CPU slowdown: first paint, content of the first screen,
 * and the longest tasks while loading and scrolling. Sizes alternate, and medians are compared.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { longestTask, scroll, servePage, verdict } from './serve-page.ts';

const FEW = 18;
const MANY = 900;
const ROUNDS = 9;
const SLOWER = 4;
const SCREENS = 30;
const GOALS = { ratio: 1.2, task: 200 };

/** In milliseconds. */
type Measured = { paint: number; content: number; loading: number; scrolling: number };

const allStand = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[data-section]').length === wanted &&
      document.querySelector('[aria-busy]') === null &&
      performance.getEntriesByName('content').length > 0,
    count,
    { polling: 100 },
  );

const measure = async (browser: Browser, origin: string, count: number): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/?sections=${count}`);
  await allStand(page, count);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    content: performance.getEntriesByName('content')[0]?.startTime ?? 0,
  }));
  const loading = await longestTask(page);
  await scroll(page, SCREENS);
  await allStand(page, count);
  const scrolling = await longestTask(page);
  await context.close();
  return { ...times, loading, scrolling };
};

const summary = (rounds: Measured[]) => {
  const of = (pick: (round: Measured) => number) => rounds.map(pick);
  return {
    'first paint, ms': Math.round(median(of(({ paint }) => paint))),
    'first content, ms': Math.round(median(of(({ content }) => content))),
    'longest task while loading, ms': Math.round(median(of(({ loading }) => loading))),
    'longest task while scrolling, ms': Math.round(median(of(({ scrolling }) => scrolling))),
  };
};

const page = await servePage('many-sections');
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});
const few: Measured[] = [];
const many: Measured[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  few.push(await measure(browser, page.origin, FEW));
  many.push(await measure(browser, page.origin, MANY));
}
await browser.close();
await page.close();

const [small, large] = [summary(few), summary(many)];
console.table({ [`${FEW} sections`]: small, [`${MANY} sections`]: large });
const ratio = large['first paint, ms'] / small['first paint, ms'];
const contentRatio = large['first content, ms'] / small['first content, ms'];
const task = Math.max(
  large['longest task while loading, ms'],
  large['longest task while scrolling, ms'],
);
console.log(
  `first paint, ratio ${ratio.toFixed(2)} (goal ≤ ${GOALS.ratio}, ${verdict(ratio <= GOALS.ratio)})`,
);
console.log(`first content, ratio ${contentRatio.toFixed(2)}`);
console.log(`longest task ${task} ms (goal ≤ ${GOALS.task} ms, ${verdict(task <= GOALS.task)})`);
