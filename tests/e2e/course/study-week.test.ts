import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { findProduct, follow, playedPast, visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

test('what is played stands in the week’s study time, which invites to a lesson before', async () => {
  const video = await findProduct(site.db, { type: 0, priceFen: 0, noSkip: false });
  const page = await visitAs(site, 'demo_plain', { path: '/course' });
  const week = page.getByRole('region', { name: '本周学习' });
  await week.getByText('还没有开始').waitFor();
  await week.getByRole('link', { name: '去学一节' }).waitFor();
  expect(await week.getByRole('listitem').count()).toBe(7);
  const empty = await week.boundingBox();

  await follow(page, `/coursedet/${video.id}`);
  await page.getByRole('button', { name: '播放' }).first().click();
  await playedPast(page, 2);
  await follow(page, '/course');
  await expect
    .poll(async () => {
      if (await week.getByText('还没有开始').count()) await page.reload();
      return week.getByText('不到 1 分钟').count();
    }, soon)
    .toBeGreaterThan(0);
  const today = week.getByRole('listitem').filter({ hasText: '今天' });
  await today.getByText('不到 1 分钟').waitFor({ state: 'attached' });
  expect(await today.getAttribute('aria-current')).toBe('date');
  expect((await week.boundingBox())?.height).toBe(empty?.height);
  expect(await violations(page)).toEqual([]);
});
