import { asc, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { lesson } from '#server/db/tables/course.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  findProduct,
  follow,
  grantProduct,
  memberIdOf,
  playedPast,
  playerOf,
  progressOf,
  visitAs,
} from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

const dockOf = (page: Page) => page.getByRole('complementary', { name: '正在收听' });

test('what is listened to goes on while browsing, until a video plays', async () => {
  const audio = await findProduct(site.db, { type: 1, mediaKey: 'music', priceFen: 0 });
  const video = await findProduct(site.db, {
    type: 0,
    mediaKey: 'slides',
    priceFen: 0,
    noSkip: false,
  });
  const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${audio.id}` });
  await pressButton(page, '播放');
  await playedPast(page, 1, 'audio');
  expect(await dockOf(page).count()).toBe(0);

  await follow(page, '/course');
  await dockOf(page).getByRole('button', { name: '暂停' }).waitFor();
  const before = (await playerOf(page, 'audio')).time;
  await playedPast(page, before + 1, 'audio');
  const onLockScreen = await page.evaluate(() => navigator.mediaSession.metadata?.title);
  await dockOf(page)
    .getByText(onLockScreen ?? '–', { exact: true })
    .first()
    .waitFor();

  await dockOf(page).getByRole('button', { name: '暂停' }).click();
  expect((await playerOf(page, 'audio')).paused).toBe(true);
  const memberId = await memberIdOf(site.db, 'demo_vip');
  await expect
    .poll(async () => (await progressOf(site.db, memberId, audio.lessonId))?.positionMs, soon)
    .toBeGreaterThan(before * 1000);

  await dockOf(page).getByRole('button', { name: '播放' }).click();
  await expect.poll(async () => (await playerOf(page, 'audio')).paused, soon).toBe(false);
  await follow(page, `/coursedet/${video.id}`);
  const player = page.getByRole('region', { name: /^视频：/ });
  await player.getByRole('button', { name: '播放' }).click();
  await playedPast(page, 0);
  expect((await playerOf(page, 'audio')).paused).toBe(true);

  await dockOf(page).getByRole('link').click();
  await page.getByRole('region', { name: /^音频：/ }).waitFor();
  expect(await dockOf(page).count()).toBe(0);
});

test('one lesson follows the other, and the page follows what is heard', async () => {
  const series = await findProduct(site.db, { type: 4, sequential: true });
  const ofSeries = eq(lesson.productId, series.id);
  await site.db
    .update(lesson)
    .set({ kind: 'audio', mediaKey: 'music', durationMs: 600_000 })
    .where(ofSeries);
  const lessons = await site.db.select().from(lesson).where(ofSeries).orderBy(asc(lesson.id));
  const [first, second] = lessons.map(({ id }) => `/coursedet/${series.id}?lesson=${id}`);
  // only the first one is short enough to be heard to its end here
  const short = eq(lesson.id, lessons[0]?.id ?? 0);
  await site.db.update(lesson).set({ durationMs: 2000 }).where(short);
  await grantProduct(site.db, await memberIdOf(site.db, 'demo_doctor'), series.id);
  const page = await visitAs(site, 'demo_doctor', { path: first ?? '' });
  await pressButton(page, '播放');
  // long enough on the server's clock for this lesson to be finished
  await playedPast(page, 3, 'audio');
  await page.locator('audio').evaluate((media: HTMLAudioElement) => {
    media.currentTime = media.duration - 0.5;
  });
  await page.waitForURL(`**${second}`);
  await playedPast(page, 0, 'audio');
  expect((await playerOf(page, 'audio')).time).toBeLessThan(10);
  await pressButton(page, '下一节');
  await page.getByText('学完上一节后解锁', { exact: true }).waitFor();
  await pressButton(page, '上一节');
  await page.waitForURL(`**${first}`);
  await pressButton(page, '播放列表');
  const list = page.getByRole('dialog', { name: '播放列表' });
  await expect.poll(() => list.getByRole('link').count()).toBe(2);
});

test('listening can end by itself, and ends with the session', async () => {
  const audio = await findProduct(site.db, { type: 1, mediaKey: 'music', priceFen: 0 });
  const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${audio.id}` });
  await pressButton(page, '播放');
  await playedPast(page, 0, 'audio');
  await pressButton(page, '定时');
  await pressButton(page, '15 分钟后');
  await page.getByRole('button', { name: /^1[45]:\d\d/ }).waitFor();
  await page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 16 * 60_000;
  });
  await expect.poll(async () => (await playerOf(page, 'audio')).paused, soon).toBe(true);
  await follow(page, '/set');
  await dockOf(page).waitFor();
  await pressButton(page, '退出登录');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => dockOf(page).count(), soon).toBe(0);
});

test('a reload brings the small player back, paused at its place, for this session alone', async () => {
  const audio = await findProduct(site.db, { type: 1, priceFen: 0 });
  const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${audio.id}` });
  await pressButton(page, '播放');
  await playedPast(page, 0, 'audio');
  await page.locator('audio').evaluate((media: HTMLAudioElement) => {
    media.currentTime = 30;
  });
  await playedPast(page, 31, 'audio');
  await follow(page, '/course');
  await dockOf(page).getByRole('button', { name: '暂停' }).click();
  const { time } = await playerOf(page, 'audio');

  await page.reload();
  const play = dockOf(page).getByRole('button', { name: '播放' });
  await play.waitFor();
  expect(await playerOf(page, 'audio')).toMatchObject({ paused: true, time: 0 });
  await play.click();
  await playedPast(page, Math.floor(time), 'audio');
  expect((await playerOf(page, 'audio')).time).toBeLessThan(time + 20);

  await page.goto(`${site.server.origin}/coursedet/${audio.id}`);
  await page.getByRole('region', { name: /^音频：/ }).waitFor();
  await page.reload();
  await page.getByRole('region', { name: /^音频：/ }).waitFor();
  await pressButton(page, '播放');
  await playedPast(page, 25, 'audio');
  expect(await dockOf(page).count()).toBe(0);

  await follow(page, '/set');
  await dockOf(page).waitFor();
  await pressButton(page, '退出登录');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect.poll(() => dockOf(page).count(), soon).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('AUDIO'))).toBe('');
});
