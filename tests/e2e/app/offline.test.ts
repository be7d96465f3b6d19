import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, recordCalls, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const BAR = '网络已断开，正在显示之前的内容';

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      ['page', 'files'].map(async (name) => (await window.caches.open(name)).keys()),
    );
    return caches.flat().length;
  });

/** Some browsers forget for a page opened without a network that it has none: such a page is told anew. */
const networkOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const everything = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  return async (offline: boolean): Promise<void> => {
    await page.context().setOffline(offline);
    await session.send('Network.emulateNetworkConditions', { offline, ...everything });
  };
};

describe('without a network', () => {
  test('a page that was seen before opens, with what it showed last', async () => {
    const page = await visitHome(site, {
      serviceWorkers: 'allow',
      expected: [/Failed to load resource/],
    });
    await buildAll(page);
    const before = await page.locator('[data-section]').count();
    const loaded = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /assets/.test(name)).length,
    );
    await expect.poll(() => keptFiles(page), soon).toBeGreaterThanOrEqual(loaded);
    // a picture that is opened by itself does not take the page's place
    const picture = await page.context().newPage();
    await picture.goto(`${site.server.origin}/media/cover-icu.svg`);
    await picture.close();
    await page.context().setOffline(true);
    await page.getByText(BAR).waitFor();
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-section=资讯列表]').waitFor();
    await buildAll(page);
    expect(await page.locator('[data-section]').count()).toBe(before);
    const tellOffline = await networkOf(page);
    await tellOffline(true);
    await page.getByText(BAR).waitFor();
    await tellOffline(false);
    await page.getByText(BAR).waitFor({ state: 'detached' });
  });
});

describe('two starts in a row that came to no page', () => {
  const ORDER = '/v1/index/sort';

  test('make the third one stand on what worked last, and are reported', async () => {
    const page = await visitHome(site);
    await buildAll(page);
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `START:${ORDER} {}`), soon)
      .not.toBe(null);
    const names = () =>
      page
        .locator('[data-section]')
        .evaluateAll((all) => all.map((section) => section.getAttribute('data-section')));
    const before = await names();
    expect(await page.evaluate(() => localStorage.getItem('starts'))).toBe(null);

    await page.evaluate(() => localStorage.setItem('starts', '2'));
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('CACHE:')) localStorage.removeItem(key);
    });
    const calls = recordCalls(page);
    const reported = page.waitForRequest('**/v1/diagnostics/report');
    await page.reload();
    await buildAll(page);
    expect(await names()).toEqual(before);
    expect(calls).not.toContain(ORDER);
    expect((await reported).postData()).toContain('failed-start');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('starts')), soon).toBe(null);
  });
});

test('code that does not come is told after a while, with a way to try again', async () => {
  const page = await openPage(site.browser);
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto(`${site.server.origin}/drawIndex`, { waitUntil: 'commit' });
  const retry = page.getByRole('link', { name: '刷新页面' });
  await page.waitForFunction(() => document.getAnimations().length > 0);
  expect(await retry.isVisible()).toBe(false);
  // the page's own animation, without the wait
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await retry.waitFor();
  expect(await retry.getAttribute('href')).toBe('');
});
