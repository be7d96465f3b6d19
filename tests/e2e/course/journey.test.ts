import { expect, test } from 'vitest';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  findProduct,
  grantProduct,
  jumpTo,
  memberIdOf,
  playedPast,
  playerOf,
  progressOf,
  visitAs,
} from '../harness/visits/course.ts';
import { soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

test('a visitor logs in, finds a course, tries it, has it bought, and goes on on another phone', async () => {
  const video = await findProduct(site.db, {
    type: 0,
    mediaKey: 'slides',
    priceFen: 1,
    trial: true,
    noSkip: false,
  });
  const page = await visitHome(site, { path: '/drawIndex' });
  await page.locator('a[href="/searchHistory"]').first().click();
  await page.waitForURL(`${site.server.origin}/Welogin`);
  await page.getByRole('checkbox', { name: '我已阅读并同意' }).check();
  await pressButton(page, '微信授权登录');
  await page.getByRole('radio', { name: '陈医生' }).check();
  await pressButton(page, '同意授权');
  await page.waitForURL(`${site.server.origin}/searchHistory`);
  const box = page.getByRole('searchbox', { name: '搜索' });
  await box.fill(video.title);
  await box.press('Enter');
  await page
    .getByRole('link', { name: new RegExp(video.title) })
    .first()
    .click();
  await page.waitForURL(`${site.server.origin}/coursedet/${video.id}`);
  await pressButton(page, '播放');
  await playedPast(page, 0);
  const trial = await playerOf(page);
  await jumpTo(page, trial.duration - 1);
  await page.getByText('试看结束').waitFor();

  const memberId = await memberIdOf(site.db, 'demo_doctor');
  await grantProduct(site.db, memberId, video.id);
  await page.reload();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  await jumpTo(page, 40);
  await playedPast(page, 40);
  expect((await playerOf(page)).duration).toBeGreaterThan(trial.duration + 20);
  // leaving the page keeps the place
  await page.goBack();
  await expect
    .poll(async () => (await progressOf(site.db, memberId, video.lessonId))?.positionMs, soon)
    .toBeGreaterThanOrEqual(40_000);

  const other = await visitAs(site, 'demo_doctor', { path: '/course' });
  await other
    .getByRole('link', { name: new RegExp(video.title) })
    .first()
    .click();
  await pressButton(other, '播放');
  await other.getByText(/^已从 00:[45]\d 继续/).waitFor();
  await playedPast(other, 40);
});
