import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { progress } from '#server/db/tables/course.ts';
import { firstOf } from '../../harness/whole.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import {
  findProduct,
  follow,
  grantProduct,
  memberIdOf,
  playedPast,
  visitAs,
} from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();

const stripOf = (page: Page) => page.getByRole('region', { name: '上次学到' });

/** What the strip stands on once the page is scrolled to its end, by the names of its elements. */
const coveredBy = (page: Page): Promise<string[]> =>
  stripOf(page).evaluate((strip) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const own = strip.getBoundingClientRect();
    return [...document.querySelectorAll('#root a, #root button, #root p, #root h2, #root img')]
      .filter((element) => !strip.contains(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const across = box.right > own.left + 1 && box.left < own.right - 1;
        return across && box.height > 0 && box.bottom > own.top + 1 && box.top < own.bottom - 1;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  });

const sizes = [
  [375, '1'],
  [320, '1.4'],
] as const;

test.each(firstOf(sizes, 1))(
  'the home at %d px leads on from the last lesson, covering nothing',
  async (width, scale) => {
    const audio = await findProduct(site.db, { type: 1, priceFen: 0 });
    const memberId = await memberIdOf(site.db, 'demo_vip');
    await grantProduct(site.db, memberId, audio.id);
    const now = new Date();
    await site.db.delete(progress);
    await site.db
      .insert(progress)
      .values({ memberId, lessonId: audio.lessonId, startedAt: now, reportedAt: now });
    const page = await visitAs(site, 'demo_vip', { path: '/newIndex', width });
    await page.evaluate((wished) => {
      document.documentElement.style.setProperty('--font-scale', wished);
    }, scale);
    const link = stripOf(page).getByRole('link', { name: audio.title });
    await link.waitFor();
    await expect.poll(() => coveredBy(page), soon).toEqual([]);
    const { height = 0 } = (await link.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await link.click();
    await page.waitForURL((url) => url.pathname === `/coursedet/${audio.id}`);
    expect(await stripOf(page).count()).toBe(0);

    // the small player takes its place
    await pressButton(page, '播放');
    await playedPast(page, 0, 'audio');
    await follow(page, '/newIndex');
    await page.getByRole('complementary', { name: '正在收听' }).waitFor();
    expect(await stripOf(page).count()).toBe(0);
    await pressButton(page, '停止收听');
    await stripOf(page).waitFor();

    await pressButton(page, '关闭上次学到');
    await stripOf(page).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-moves=true]').waitFor();
    expect(await stripOf(page).count()).toBe(0);
  },
);
