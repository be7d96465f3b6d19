import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { samples } from '#stories/sections/section-samples.ts';
import { openPage } from '../harness/browser.ts';
import { openHarness } from '../harness/sections/heights.ts';
import { startHarness } from '../harness/sections/start-harness.ts';
import { onSite } from '../harness/site.ts';

const site = onSite(startHarness);

const answering = (page: Page, data: unknown) =>
  page.route(/\/v\d\//, (route) => route.fulfill({ json: { code: 200, msg: '', data } }));

const topOf = (page: Page) =>
  page.locator('[data-section]').evaluate((section) => section.getBoundingClientRect().top);

test('换一换 brings the head of the list back into view', async () => {
  const page = await openPage(site.browser, { reducedMotion: 'reduce' });
  await answering(page, samples.优质内容.常规);
  await openHarness(page, site.server.address({ section: '优质内容' }));
  await page.getByRole('button', { name: '查看更多' }).click();
  const foot = page.getByRole('button', { name: '换一换' });
  await foot.scrollIntoViewIfNeeded();
  expect(await topOf(page)).toBeLessThan(-100);
  await foot.click();
  await expect.poll(() => topOf(page)).toBeCloseTo(0, 0);
});

test('查看更多 leaves what is being read where it is', async () => {
  const page = await openPage(site.browser, {});
  await answering(page, samples.音频模块.常规);
  await page.addInitScript(() => localStorage.setItem('TOKEN', 'member'));
  await openHarness(page, site.server.address({ section: '音频模块' }));
  const foot = page.getByRole('button', { name: '查看更多' });
  for (const rows of [10, 20]) {
    await foot.scrollIntoViewIfNeeded();
    const before = await topOf(page);
    await foot.click();
    await expect.poll(() => page.locator('li').count()).toBe(rows);
    expect(await topOf(page)).toBe(before);
  }
});

test('the foot is as high in every state', async () => {
  const page = await openPage(site.browser, {});
  const footOf = async (query: Record<string, string>) => {
    await openHarness(page, site.server.address({ section: '课程模块', ...query }));
    return page
      .locator('[data-section] :is(button, p)')
      .last()
      .evaluate((foot) => foot.getBoundingClientRect().height);
  };
  const quiet = await footOf({ sample: '一条' });
  const pressable = await footOf({});
  expect(pressable).toBe(44);
  expect(quiet).toBe(pressable);
  await answering(page, '不是列表');
  // the rest of the first page comes without a call
  for (const _press of [1, 2]) await page.getByRole('button', { name: '查看更多' }).click();
  const failed = page.getByRole('button', { name: '加载失败，点击重试' });
  await failed.waitFor();
  expect(await failed.evaluate((foot) => foot.getBoundingClientRect().height)).toBe(44);
});
