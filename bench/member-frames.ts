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
import { slow } from './phone/phone.ts';
import { startProduct } from './product/start.ts';

const PAGES = (process.env.PAGES ?? '/drawIndex,/newIndex,/').split(',');
const folder = process.env.FRAMES ?? (await mkdtemp(path.join(tmpdir(), 'frames-')));
/** How long the page is looked at, and the least between two frames of a sheet, in ms. */
const LOOKS = Number(process.env.LOOKS ?? 2400);
const STEP = 50;
const WIDTH = 375;
const HEIGHT = 812;

type Frame = { at: number; data: string };

const framesOf = async (browser: Browser, address: string, token: string): Promise<Frame[]> => {
  const viewport = { width: WIDTH, height: HEIGHT };
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block', viewport });
  const page = await context.newPage();
  await page.addInitScript(
    ([own, card]) => {
      localStorage.setItem('TOKEN', own);
      localStorage.setItem('CARD', card);
    },
    [token, `${markOf(token)} 1`] as const,
  );
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const { cpu, network } = slow;
  if (network)
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const frames: Frame[] = [];
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await devtools.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForTimeout(LOOKS);
  await devtools.send('Page.stopScreencast');
  const begun = await page.evaluate(() => performance.timeOrigin);
  await context.close();
  return frames.map(({ at, data }) => ({ at: Math.round(at - begun), data }));
};

/** Those that are so far apart. */
const spread = (frames: readonly Frame[]): Frame[] => {
  let last = Number.NEGATIVE_INFINITY;
  return frames.filter(({ at }) => {
    if (at < 0 || at - last < STEP) return false;
    last = at;
    return true;
  });
};

const sheetOf = async (browser: Browser, frames: readonly Frame[]): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 1640, height: 400 } });
  const figures = frames.map(
    ({ at, data }) =>
      `<figure><figcaption>${at} ms</figcaption><img src="data:image/jpeg;base64,${data}"></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;display:grid;grid-template-columns:repeat(6,1fr);gap:8px;font:14px sans-serif}figure{margin:0}img{inline-size:100%;outline:1px solid #ccc}</style>${figures.join('')}`,
  );
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
};

const product = await startProduct();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
try {
  for (const address of PAGES) {
    const frames = spread(await framesOf(browser, product.origin + address, product.token));
    const file = path.join(folder, `member${address.replaceAll('/', '-')}.png`);
    await writeFile(file, await sheetOf(browser, frames));
    console.log(`${address}: ${frames.length} frames in ${file}`);
  }
} finally {
  await browser.close();
  await product.close();
}
