/**
 * Drags a row up and down in the console's editor with 200 sections, preview and thumbnails, in Chromium:
 * frames per second during the drag and the longest task, from a trace.
 */
import { type Browser, chromium } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { median } from './median.ts';
import { countFrames } from './operator-drag/count-frames.ts';
import { glide } from './operator-drag/glide.ts';
import { serveLongDraft } from './operator-drag/serve.ts';
import { verdict } from './serve-page.ts';

const ROUNDS = 5;
/** In px, up and down; too short to scroll the list. */
const REACH = 160;
const GOAL = 50;
/** The share of this machine's possible frames that the drag must reach. */
const SHARE = 0.9;
/** In milliseconds, for the longest task. */
const LONGEST = 50;
const ROWS = 200;

/** The frame rate of a single moving square, as the reference. */
const ceiling = async (browser: Browser) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.setContent('<div style="width:99px;height:99px;background:#0b7a75"></div>');
  await page.evaluate(() => {
    const square = document.querySelector('div');
    addEventListener('mousemove', ({ clientY }) => {
      if (square) square.style.transform = `translateY(${clientY}px)`;
    });
  });
  const { rate } = await countFrames(page, () => glide(page, { x: 200, y: 300, reach: REACH }));
  await page.close();
  return rate;
};

const round = async (browser: Browser, origin: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await page.goto(`${origin}?rows=${ROWS}`);
  const rows = await page.locator('[data-item]').count();
  if (rows !== ROWS) throw new Error(`${rows} rows instead of ${ROWS}`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-picture]')].every(
      (picture) =>
        picture.getBoundingClientRect().top > innerHeight ||
        picture.querySelector('[data-drawn=true]'),
    ),
  );
  const box = await page.getByRole('button', { name: '移动会员卡提示', exact: true }).boundingBox();
  if (!box) throw new Error('there is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + 8];
  await page.mouse.move(x, y - 8);
  await page.mouse.down();
  await page.mouse.move(x, y);
  const frames = await countFrames(page, () => glide(page, { x, y, reach: REACH }));
  await page.mouse.up();
  await page.close();
  return frames;
};

const page = await serveLongDraft();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumArgs,
});
const rounds = [];
for (let number = 0; number < ROUNDS; number += 1) {
  const possible = await ceiling(browser);
  rounds.push({ possible, ...(await round(browser, page.origin)) });
}
await browser.close();
await page.close();

console.table(
  rounds.map(({ possible, rate, longest, task }) => ({
    'of a moving square': Math.round(possible),
    'frames a second': Math.round(rate),
    ratio: (rate / possible).toFixed(2),
    'longest without one, ms': Math.round(longest),
    'longest task, ms': Math.round(task),
  })),
);
const rate = median(rounds.map((each) => each.rate));
const ratio = median(rounds.map((each) => each.rate / each.possible));
console.log(
  `median ${rate.toFixed(0)} frames a second (goal > ${GOAL}, ${verdict(rate > GOAL)}), ${ratio.toFixed(2)} of what is possible (goal ${SHARE}, ${verdict(ratio >= SHARE)})`,
);
const task = median(rounds.map((each) => each.task));
console.log(
  `the longest task takes ${task.toFixed(0)} ms (goal ≤ ${LONGEST}): ${verdict(task <= LONGEST)}, ratio ${(task / LONGEST).toFixed(2)}`,
);
