/**
 * Takes pictures of the home page with demo data for visitor and member, at every width of the design, into
 * `.cache/screenshots`, and the README's picture into `docs/images/home.png`.
 */
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '#tests/e2e/harness/chromium.ts';
import { databaseOf, startServer } from '#tests/e2e/harness/server.ts';
import { loginAs } from '#tests/e2e/harness/visits/home.ts';
import { root } from './project.mjs';

const WIDTHS = [320, 375, 430, 768];
const HEIGHT = 812;
const folder = path.join(root, '.cache/screenshots');

const ripen = async (page: Page): Promise<void> => {
  await page.locator('[data-section]').first().waitFor();
  await page.waitForFunction(() => {
    const next = document.querySelector('[data-section][data-state="loading"]');
    next?.scrollIntoView({ block: 'center' });
    return next === null;
  });
  await page.waitForFunction(() => {
    const next = [...document.images].find((image) => {
      const { left, right, width } = image.getBoundingClientRect();
      return !image.complete && width > 0 && right > 0 && left < innerWidth;
    });
    // `scrollIntoView` would also move carousels and rails sideways
    if (next) scrollTo(0, scrollY + next.getBoundingClientRect().top - innerHeight / 2);
    return next === undefined;
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForLoadState('networkidle');
};

type View = { width: number; token?: string | undefined };

const openHome = async (browser: Browser, origin: string, { width, token }: View) => {
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width, height: HEIGHT },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(`${origin}/drawIndex`);
  await ripen(page);
  return page;
};

const build = spawnSync(process.execPath, ['scripts/build.mjs', '--if-stale'], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);
await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([
  startServer(),
  chromium.launch({ executablePath: await findChromium(), args: chromiumArgs }),
]);
const token = await loginAs(databaseOf(server), 'demo_vip');

for (const width of WIDTHS) {
  for (const [who, held] of [['visitor', undefined] as const, ['member', token] as const]) {
    const page = await openHome(browser, server.origin, { width, token: held });
    await page.screenshot({ path: path.join(folder, `home-${width}-${who}-screen.png`) });
    await page.screenshot({ path: path.join(folder, `home-${width}-${who}.png`), fullPage: true });
    await page.context().close();
  }
}
const first = await openHome(browser, server.origin, { width: 375, token });
await mkdir(path.join(root, 'docs/images'), { recursive: true });
await first.screenshot({ path: path.join(root, 'docs/images/home.png') });

await browser.close();
await server.close();
console.log(`pictures are in ${path.relative(root, folder)} and docs/images/home.png`);
