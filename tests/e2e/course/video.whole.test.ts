import { describe, expect, test } from 'vitest';
import { productLesson } from '#schemas/course/endpoints.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  findProduct,
  follow,
  grantProduct,
  jumpTo,
  memberIdOf,
  playedPast,
  playerOf,
  progressOf,
  visitAs,
} from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

const controlsOf = (page: Awaited<ReturnType<typeof visitAs>>) =>
  page.getByRole('region', { name: /^视频：/ });

test('a trial ends in the player; once bought the whole video plays, and goes on elsewhere', async () => {
  const video = await findProduct(site.db, {
    type: 0,
    mediaKey: 'slides',
    priceFen: 1,
    trial: true,
    noSkip: false,
  });
  const path = `/coursedet/${video.id}`;
  const page = await visitAs(site, 'demo_plain', { path });
  await page.getByText(/^试看 \d+秒$/).waitFor();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  const trial = await playerOf(page);
  expect(trial.duration).toBeLessThan(30);
  await jumpTo(page, trial.duration - 1);
  const player = controlsOf(page);
  await player.getByText('试看结束').waitFor();
  await player.getByRole('button', { name: '立即购买' }).click();
  await page.getByRole('button', { name: '提交订单' }).waitFor();

  const memberId = await memberIdOf(site.db, 'demo_plain');
  await grantProduct(site.db, memberId, video.id);
  await page.goBack();
  await page.reload();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  expect((await playerOf(page)).duration).toBeGreaterThan(trial.duration + 20);
  await jumpTo(page, 30);
  await playedPast(page, 30);
  await controlsOf(page).press('k');
  await expect
    .poll(async () => (await progressOf(site.db, memberId, video.lessonId))?.positionMs, soon)
    .toBeGreaterThanOrEqual(30_000);

  const other = await visitAs(site, 'demo_plain', { path });
  await pressButton(other, '播放');
  await other.getByText(/^已从 00:3\d 继续/).waitFor();
  await playedPast(other, 30);
});

describe('a lesson that may not be skipped the first time', () => {
  test('lets nobody ahead by key, by slider or past the controls, and everybody back', async () => {
    const video = await findProduct(site.db, {
      type: 0,
      mediaKey: 'slides',
      priceFen: 0,
      noSkip: true,
    });
    const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${video.id}` });
    await pressButton(page, '播放');
    await playedPast(page, 1);
    // the time stands, so that whatever it becomes is a jump
    await controlsOf(page).press('k');
    await expect.poll(async () => (await playerOf(page)).paused, soon).toBe(true);
    const { time } = await playerOf(page);
    await page.getByRole('slider', { name: '播放进度' }).press('PageUp');
    await page.getByText('首次学习不能快进，学完后可自由拖动').waitFor();
    expect((await playerOf(page)).time).toBeLessThan(time + 1);
    await controlsOf(page).press('l');
    await jumpTo(page, 59);
    await page.waitForFunction(() => document.querySelector('video')?.seeking === false);
    await expect.poll(async () => (await playerOf(page)).time, soon).toBeLessThan(time + 1);
    await jumpTo(page, 0);
    await expect.poll(async () => (await playerOf(page)).time, soon).toBeLessThan(1);
  });
});

test('a long video that repeats one minute plays on across the place where it begins again', async () => {
  const video = await findProduct(site.db, { type: 0, priceFen: 0, mediaKey: 'slides--x35' });
  const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${video.id}` });
  await page.getByText('35分钟', { exact: true }).waitFor();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  expect(Math.round((await playerOf(page)).duration / 60)).toBe(35);
  await jumpTo(page, 58);
  await playedPast(page, 61);
  await jumpTo(page, 30 * 60 - 2);
  await playedPast(page, 30 * 60 + 1);
  await jumpTo(page, 5);
  await playedPast(page, 6);
});

describe('a video', () => {
  test('keeps the chosen speed, also where the browser gives it up', async () => {
    const video = await findProduct(site.db, {
      type: 0,
      mediaKey: 'slides',
      priceFen: 0,
      noSkip: false,
    });
    const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${video.id}` });
    await pressButton(page, '播放');
    await playedPast(page, 0);
    await page.getByRole('button', { name: /^倍速/ }).click();
    await pressButton(page, '1.5×');
    await page.locator('video').evaluate((media: HTMLVideoElement) => {
      media.playbackRate = 1;
    });
    await expect.poll(async () => (await playerOf(page)).rate, soon).toBe(1.5);
  });

  test('is kept where it was when its page is left', async () => {
    const video = await findProduct(site.db, {
      type: 0,
      mediaKey: 'slides',
      priceFen: 0,
      noSkip: false,
    });
    const page = await visitAs(site, 'demo_teacher', { path: `/coursedet/${video.id}` });
    await pressButton(page, '播放');
    await playedPast(page, 0);
    await jumpTo(page, 40);
    await playedPast(page, 40);
    await follow(page, '/course');
    const memberId = await memberIdOf(site.db, 'demo_teacher');
    await expect
      .poll(async () => (await progressOf(site.db, memberId, video.lessonId))?.positionMs, soon)
      .toBeGreaterThanOrEqual(40_000);
    await page.goBack();
    await pressButton(page, '播放');
    await page.getByText(/^已从 00:4\d 继续/).waitFor();
  });

  test('says why it does not play, and goes on with a new address', async () => {
    const video = await findProduct(site.db, {
      type: 0,
      mediaKey: 'slides',
      priceFen: 0,
      noSkip: false,
    });
    const page = await visitAs(site, 'demo_vip', {
      path: `/coursedet/${video.id}`,
      expected: [/Failed to load resource/],
      prepare: (opened) =>
        opened.route('**/stream/**', (route) => route.fulfill({ status: 403, body: '' })),
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(productLesson.path)) requests.push(request.url());
    });
    await pressButton(page, '播放');
    await page.getByRole('alert').filter({ hasText: '播放地址已失效' }).waitFor();
    // the first time without a word
    await expect.poll(() => requests.length, soon).toBeGreaterThan(0);
    await page.unroute('**/stream/**');
    await pressButton(page, '重试');
    await playedPast(page, 1);
    await expect.poll(() => page.getByRole('alert').count(), soon).toBe(0);
  });

  test('is heard alone, and has a name and a state for those who listen to the screen', async () => {
    const video = await findProduct(site.db, {
      type: 0,
      mediaKey: 'slides',
      priceFen: 0,
      noSkip: false,
    });
    const page = await visitAs(site, 'demo_vip', { path: `/coursedet/${video.id}` });
    await controlsOf(page).waitFor();
    await pressButton(page, '播放');
    await playedPast(page, 1);
    const slider = page.getByRole('slider', { name: '播放进度' });
    expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d+秒，共1分0秒$/);
    await controlsOf(page).press('k');
    await page.getByRole('button', { name: '播放', exact: true }).waitFor();
    expect((await playerOf(page)).paused).toBe(true);
  });
});
