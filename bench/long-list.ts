/**
 * A list of 5,000 rows compared with one of 500, in Chromium with 4× CPU slowdown: the longest task while
 * scrolling from end to end, and whether a reload returns to the same row. Sizes alternate, and medians are
 * compared.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { longestTask, servePage, verdict } from './serve-page.ts';

const FEW = 500;
const MANY = 5000;
const ROUNDS = 3;
const SLOWER = 4;
const GOAL = 100;

/** In milliseconds; `same`: the row in sight was the same after a reload. */
type Measured = { scrolling: number; reloading: number; same: boolean };

const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

const loadAll = async (page: Page): Promise<void> => {
  while (!(await page.getByText('没有更多数据').isVisible())) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await frame(page);
  }
};

const fling = (page: Page) =>
  page.evaluate(async () => {
    for (const step of [-1.5 * innerHeight, 1.5 * innerHeight]) {
      let before = -1;
      while (scrollY !== before) {
        before = scrollY;
        scrollBy(0, step);
        await new Promise(requestAnimationFrame);
      }
    }
  });

const rowInSight = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('li[data-index]')];
    return rows.find((row) => row.getBoundingClientRect().bottom > 60)?.dataset.index;
  });

const measure = async (browser: Browser, origin: string, rows: number): Promise<Measured> => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await page.goto(`${origin}/?rows=${rows}`);
  await loadAll(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await longestTask(page);
  await fling(page);
  const scrolling = await longestTask(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
  await frame(page);
  await frame(page);
  const before = await rowInSight(page);
  await page.reload();
  await page.locator(`li[data-index="${before}"]`).waitFor();
  await frame(page);
  const same = (await rowInSight(page)) === before;
  const reloading = await longestTask(page);
  await context.close();
  return { scrolling, reloading, same };
};

const page = await servePage('long-list');
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

const summary = (rounds: Measured[]) => ({
  'longest task while scrolling, ms': median(rounds.map(({ scrolling }) => scrolling)),
  'longest task of a reload, ms': median(rounds.map(({ reloading }) => reloading)),
  'came back to the row': rounds.filter(({ same }) => same).length,
});
const [small, large] = [summary(few), summary(many)];
console.table({ [`${FEW} rows`]: small, [`${MANY} rows`]: large });
const task = large['longest task while scrolling, ms'];
const ratio = task / Math.max(small['longest task while scrolling, ms'], 1);
console.log(`longest task while scrolling, ratio ${ratio.toFixed(2)}`);
console.log(`${task} ms (goal ≤ ${GOAL} ms, ${verdict(task <= GOAL)})`);
console.log(`same row after a reload: ${large['came back to the row']} of ${ROUNDS}`);
