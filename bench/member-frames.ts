/**
 * What a member with a card sees of home pages in their first second and a half, on slow 4G with 4× CPU slowdown: every
 * frame that the browser paints, in a sheet for each page. Needs a build; FRAMES=folder says where the sheets go (a
 * temporary folder without it), PAGES=/newIndex,/ which pages.
 */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { markOf } from '#src/platform/calls/card-news.ts';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { type Frame, film, sheetOf, spread } from './phone/film.ts';
import { openSlowly, slow } from './phone/phone.ts';
import { startProduct } from './product/start.ts';

const PAGES = (process.env.PAGES ?? '/drawIndex,/newIndex,/').split(',');
const folder = process.env.FRAMES ?? (await mkdtemp(path.join(tmpdir(), 'frames-')));
/** How long the page is looked at, and the least between two frames of a sheet, in ms. */
const LOOKS = Number(process.env.LOOKS ?? 2400);
const STEP = 50;

/** The frames of a page's first moments. */
const framesOf = async (browser: Browser, address: string, token: string): Promise<Frame[]> => {
  const { context, page, devtools } = await openSlowly(browser, { speed: slow, token });
  await page.addInitScript((card) => localStorage.setItem('CARD', card), `${markOf(token)} 1`);
  const end = await film(devtools);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(LOOKS);
  const frames = await end();
  const begun = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  return spread(frames, begun, STEP);
};

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const address of PAGES) {
    const frames = await framesOf(browser, product.origin + address, product.token);
    const file = path.join(folder, `member${address.replaceAll('/', '-')}.png`);
    await writeFile(file, await sheetOf(browser, frames));
    console.log(`${address}: ${frames.length} frames in ${file}`);
  }
} finally {
  await browser.close();
  await product.close();
}
