import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { launchBrowser } from './browser.ts';
import { databaseOf, soon, visitHome } from './home-visit.ts';
import { type RunningServer, startServer } from './server.ts';
import {
  findProduct,
  grantProduct,
  jumpTo,
  memberIdOf,
  playedPast,
  playerOf,
  press,
  progressOf,
  visitAs,
} from './study-visit.ts';

let server: RunningServer;
let browser: Browser;
let db: Database;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
  db = databaseOf(server);
});

afterAll(async () => {
  await browser?.close();
  await server?.close();
});

test('a visitor logs in, finds a course, tries it, has it bought, and goes on on another phone', async () => {
  const video = await findProduct(db, { type: 0, priceFen: 1, trial: true, noSkip: false });
  const page = await visitHome(browser, server.origin, { path: '/drawIndex' });
  await page.locator('a[href="/searchHistory"]').first().click();
  await page.waitForURL(`${server.origin}/Welogin`);
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await press(page, '微信授权登录');
  await page.getByRole('radio', { name: '陈医生' }).check();
  await press(page, '同意授权');
  await page.waitForURL(`${server.origin}/searchHistory`);
  const box = page.getByRole('searchbox', { name: '搜索' });
  await box.fill(video.title);
  await box.press('Enter');
  await page
    .getByRole('link', { name: new RegExp(video.title) })
    .first()
    .click();
  await page.waitForURL(`${server.origin}/coursedet/${video.id}`);
  await press(page, '播放');
  await playedPast(page, 0);
  const trial = await playerOf(page);
  await jumpTo(page, trial.duration - 1);
  await page.getByText('试看结束').waitFor();

  const memberId = await memberIdOf(db, 'demo_doctor');
  await grantProduct(db, memberId, video.id);
  await page.reload();
  await press(page, '播放');
  await jumpTo(page, 40);
  await playedPast(page, 40);
  expect((await playerOf(page)).duration).toBeGreaterThan(trial.duration + 20);
  // leaving the page keeps the place
  await page.goBack();
  await expect
    .poll(async () => (await progressOf(db, memberId, video.lessonId))?.positionMs, soon)
    .toBeGreaterThanOrEqual(40_000);

  const other = await visitAs(browser, server, 'demo_doctor', { path: '/course' });
  await other
    .getByRole('link', { name: new RegExp(video.title) })
    .first()
    .click();
  await press(other, '播放');
  await other.getByText(/^已从 00:4\d 继续/).waitFor();
  await playedPast(other, 40);
});
