import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { findProduct, playedPast, visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

const sizes = { 'large.m3u8': '1280x720', 'small.m3u8': '854x480' };

/** Makes the stream one of two qualities while `on`, and notes which are asked for. */
const inTwoQualities = async (page: Page) => {
  const state = { on: true, fetched: [] as string[] };
  await page.route(/\/stream\/[^/]+\/(?:index|large|small)\.m3u8/, async (route) => {
    const url = new URL(route.request().url());
    const file = url.pathname.split('/').at(-1) ?? '';
    const contentType = 'application/vnd.apple.mpegurl';
    if (file === 'index.m3u8' && state.on) {
      const lines = Object.entries(sizes).map(
        ([name, size], at) =>
          `#EXT-X-STREAM-INF:BANDWIDTH=${at === 0 ? 2_000_000 : 900_000},RESOLUTION=${size}\n${name}${url.search}`,
      );
      return route.fulfill({ contentType, body: `#EXTM3U\n${lines.join('\n')}\n` });
    }
    state.fetched.push(file);
    url.pathname = url.pathname.replace(file, 'index.m3u8');
    const answer = await fetch(url);
    return route.fulfill({ contentType, body: await answer.text() });
  });
  return state;
};

test('a learner chooses the quality of a video, which the phone remembers', async () => {
  const video = await findProduct(site.db, {
    ...{ type: 0, mediaKey: 'slides', priceFen: 0, noSkip: false },
  });
  const path = `/coursedet/${video.id}`;
  const page = await visitAs(site, 'demo_plain', { path });
  const player = page.getByRole('region', { name: /^视频：/ });
  const stream = await inTwoQualities(page);
  await page.reload();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  await player.hover();
  await player.getByRole('button', { name: '清晰度 自动' }).click();
  const choices = player.getByRole('group', { name: '清晰度' });
  expect(await choices.getByRole('button').allTextContents()).toEqual([
    '自动',
    '高清 720P',
    '标清 480P',
  ]);
  expect(await violations(page)).toEqual([]);
  await choices.getByRole('button', { name: '标清 480P' }).click();
  await player.getByRole('button', { name: '清晰度 标清 480P' }).waitFor();

  stream.fetched.length = 0;
  await page.reload();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  await player.hover();
  await player.getByRole('button', { name: '清晰度 标清 480P' }).waitFor();
  expect(stream.fetched).toEqual(['small.m3u8']);

  stream.on = false;
  await page.reload();
  await pressButton(page, '播放');
  await playedPast(page, 0);
  await player.hover();
  await player.getByRole('button', { name: /^倍速/ }).waitFor();
  await expect.poll(() => player.getByRole('button', { name: /^清晰度/ }).count(), soon).toBe(0);
});
