import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reportProgress } from '#schemas/course/endpoints.ts';
import { studyDay } from '#server/db/tables/course.ts';
import { untilAnswered } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { findProduct, follow, memberIdOf, visitAs } from '../harness/visits/course.ts';
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
  // a lesson that was begun goes on in its middle, so that its place says nothing of what was played
  await page.waitForFunction(() => {
    const played = document.querySelector('video')?.played;
    return played && played.length > 0 && played.end(0) - played.start(0) > 3;
  });
  await untilAnswered(page, reportProgress.path, () =>
    page.locator('video').evaluate((media: HTMLVideoElement) => media.pause()),
  );
  const memberId = await memberIdOf(site.db, 'demo_plain');
  const own = eq(studyDay.memberId, memberId);
  const counted = async () => (await site.db.select().from(studyDay).where(own))[0]?.ms ?? 0;
  await expect.poll(counted, soon).toBeGreaterThan(1000);
  await follow(page, '/course');
  const today = week.getByRole('listitem').filter({ hasText: '今天' });
  await today.getByText('不到 1 分钟').waitFor({ state: 'attached' });
  expect(await today.getAttribute('aria-current')).toBe('date');
  expect((await week.boundingBox())?.height).toBe(empty?.height);
  expect(await violations(page)).toEqual([]);
});
