import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, recordCalls, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const BAR = '网络已断开，页面会在恢复后更新';

const cachedFiles = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all(
      ['page', 'files'].map(async (name) => (await window.caches.open(name)).keys()),
    );
    return caches.flat().length;
  });

/** What the bar stands on, by the names of its elements, once the page is scrolled to its end. */
const coveredBy = (page: Page, words: string): Promise<string[]> =>
  page.evaluate((text) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const bar = [...document.querySelectorAll('[role=status] p')].find(
      ({ textContent }) => textContent === text,
    );
    if (!bar) throw new Error('no bar');
    const { top, bottom } = bar.getBoundingClientRect();
    return [...document.querySelectorAll('#root a, #root button, #root p, #root h2, #root img')]
      .filter((element) => !bar.contains(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.height > 0 && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((element) => element.outerHTML.slice(0, 80));
  }, words);

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
    await expect.poll(() => cachedFiles(page), soon).toBeGreaterThanOrEqual(loaded);
    // a picture that is opened by itself does not take the page's place
    const picture = await page.context().newPage();
    await picture.goto(`${site.server.origin}/media/cover-icu.svg`);
    await picture.close();
    await page.context().setOffline(true);
    await page.getByText(BAR).waitFor();
    expect(await coveredBy(page, BAR)).toEqual([]);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('[data-section=资讯列表]').waitFor();
    await buildAll(page);
    expect(await page.locator('[data-section]').count()).toBe(before);
    // by now a browser may have forgotten that such a page has no network
    await page.getByText(BAR).waitFor();
    await page.context().setOffline(false);
    await page.getByText(BAR).waitFor({ state: 'detached' });
  });
});

test('a call that reaches nothing shows the bar, and one that is answered hides it', async () => {
  const token = await loginAs(site.db, 'demo_vip');
  const page = await visitHome(site, {
    path: '/orderList',
    token,
    expected: [/Failed to load resource/],
  });
  await page.locator('main a').first().waitFor();
  const cut = (route: Route) => route.abort('internetdisconnected');
  await page.route(/\/v\d+\/|healthz/, cut);
  await page.getByRole('tab', { name: '待付款' }).click();
  await page.getByText(BAR).waitFor();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  expect(await coveredBy(page, BAR)).toEqual([]);
  await page.unroute(/\/v\d+\/|healthz/, cut);
  await page.getByRole('tab', { name: '已完成' }).click();
  await page.getByText(BAR).waitFor({ state: 'detached' });
});

// what each part does by itself: `tests/unit/home/careful-start.test.ts`
describe.runIf(whole)('two starts in a row that came to no page', () => {
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
