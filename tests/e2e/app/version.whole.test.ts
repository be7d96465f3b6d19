import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, soon, visitHome } from '../harness/visits/home.ts';

const VERSION = '**/v1/index/vueversion';

const site = onSite();

const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  return loads;
};

const standing = (page: Page) => page.locator('[data-section][data-state=ready]').first().waitFor();

describe('the version check', () => {
  const visitWith = async (version: () => string) => {
    let requestCount = 0;
    let loads: string[] = [];
    const page = await visitHome(site, {
      prepare: async (opened) => {
        loads = countLoads(opened);
        await opened.clock.install();
        await opened.addInitScript(() => {
          if (!localStorage.getItem('appVersion')) localStorage.setItem('appVersion', '1');
          sessionStorage.setItem('loaded', `${sessionStorage.getItem('loaded') ?? ''}+`);
        });
        await opened.route(VERSION, (route) => {
          requestCount += 1;
          return route.fulfill({ json: { code: 200, msg: '', data: { version: version() } } });
        });
      },
    });
    const go = async (to: string) => {
      await page.evaluate((address) => history.pushState(null, '', address), to);
      await page.locator(`[data-page="${to}"]`).waitFor();
    };
    return { page, go, requests: () => requestCount, loads: () => loads.length };
  };

  test('reloads once for a new version, and not again', async () => {
    const visit = await visitWith(() => '2');
    await expect.poll(visit.loads, soon).toBe(2);
    // what is left stands until then
    await visit.page.waitForFunction(() => sessionStorage.getItem('loaded') === '++');
    await standing(visit.page);
    await visit.go('/index');
    await visit.go('/redIndex');
    await visit.page.waitForLoadState('networkidle');
    expect(visit.loads()).toBe(2);
    expect(await visit.page.evaluate(() => localStorage.getItem('appVersion'))).toBe('2');
  });

  test('asks on navigation, at most once an hour', async () => {
    const visit = await visitWith(() => '1');
    await expect.poll(visit.requests, soon).toBe(1);
    await visit.go('/index');
    await visit.page.waitForLoadState('networkidle');
    expect(visit.requests()).toBe(1);
    await visit.page.clock.fastForward(3_600_001);
    await visit.go('/redIndex');
    await expect.poll(visit.requests, soon).toBe(2);
    expect(visit.loads()).toBe(1);
  });
});

describe('code that a deployment has taken away', () => {
  const assets = path.resolve(import.meta.dirname, '../../../dist/client/assets');

  /** Takes away everything that the page had not loaded with its HTML. */
  const takeAway = async (page: Page, times: number) => {
    const known = new Set(
      await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
      ),
    );
    const removed = readdirSync(assets)
      .map((file) => `/assets/${file}`)
      .filter((file) => !known.has(file));
    const loads = countLoads(page);
    await page.route(
      (url) => removed.includes(url.pathname),
      (route) =>
        loads.length < times ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    );
  };

  const openMissingPage = async (times: number) => {
    const page = await visitHome(site, {
      token: await loginAs(site.db, 'demo_plain'),
      expected: [/404/, /dynamically imported module/, /Unable to preload/],
    });
    await buildAll(page);
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    await takeAway(page, times);
    await page.evaluate(() => history.pushState(null, '', '/help'));
    return { page, loads };
  };

  test('is fetched anew by one reload', async () => {
    const { page, loads } = await openMissingPage(1);
    await page.getByRole('heading', { name: '没有解决？' }).waitFor();
    expect(loads).toHaveLength(1);
  });

  test('that stays away is told in words, with a way to try again', async () => {
    const { page, loads } = await openMissingPage(9);
    await page.getByText('页面没有打开').waitFor();
    expect(loads).toHaveLength(1);
    await page.getByRole('button', { name: '重新加载' }).click();
    await expect.poll(() => loads.length, soon).toBe(2);
    await page.getByText('页面没有打开').waitFor();
  });
});
