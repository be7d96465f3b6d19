import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { failedCalls } from '../harness/visits/bad-input.ts';
import { loginAs, sectionNamesOn, visitHome } from '../harness/visits/home.ts';

const site = onSite();

let token: string;
beforeAll(async () => {
  token = await loginAs(site.db, 'demo_vip');
});

const isCall = (url: URL) => /^\/vb?\d*\//.test(url.pathname);
const isCode = (url: URL) => url.pathname.startsWith('/assets/') && url.pathname.endsWith('.js');
/** What fails is a line in the console, and code that cannot be had an error of the page. */
const expected = [...failedCalls, /Failed to fetch dynamically imported module/, /ERR_/, /preload/];

const homes = ['/drawIndex', '/newIndex'] as const;
const SERVERS = '#root[data-first]';
const note = (page: Page) => page.locator(`${SERVERS} .boot-late`);

/** The server's page stands, can be used, and offers to try again. */
const expectUsable = async (page: Page, path: string) => {
  await note(page).waitFor({ state: 'visible' });
  expect((await sectionNamesOn(page)).length).toBeGreaterThan(4);
  expect(await page.getByRole('link', { name: '刷新页面' }).getAttribute('href')).toBe('');
  expect(new URL(page.url()).pathname).toBe(path);
  // a price stands, or the line that it is in
  const prices = page.locator(`${SERVERS} [data-personal=true]`);
  expect(await prices.first().evaluate((each) => getComputedStyle(each).visibility)).toBe(
    'visible',
  );
  const words = page.locator(`${SERVERS} [data-personal=words]`);
  for (const each of await words.all())
    expect(await each.evaluate((one) => getComputedStyle(one).visibility)).toBe('hidden');
};

describe.each(homes)('%s', (path) => {
  test('whose code cannot be had stays, offers to try again, and leads on', async () => {
    const page = await visitHome(site, {
      ...{ path, token, drawn: true, fresh: true, expected },
      prepare: (opened) => opened.route(isCode, (route) => route.abort()),
    });
    await expectUsable(page, path);
    await page.unroute(isCode);
    await page.locator('a[href="/searchHistory"]').first().click();
    await page.getByRole('searchbox').waitFor();
  });

  test('whose calls fail for a member shows what a visitor sees, and nothing of it moves', async () => {
    const page = await visitHome(site, {
      ...{ path, token, drawn: true, fresh: true, expected },
      prepare: (opened) => opened.route(isCall, (route) => route.abort()),
    });
    await page.waitForFunction(() => document.querySelector('#root:not([data-first])'));
    const names = await sectionNamesOn(page);
    expect(names.slice(0, 3)).toEqual(
      path === '/drawIndex' ? ['搜索框', '轮播图', '导航栏'] : ['搜索框', '分类标签', '轮播图'],
    );
    expect(await page.locator('[data-section][data-state=ready]').count()).toBeGreaterThan(4);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('whose network goes once its code has begun stays usable, and takes over when it is back', async () => {
    let lose = () => {};
    const page = await visitHome(site, {
      ...{ path, token, drawn: true, fresh: true, expected },
      prepare: async (opened) => {
        const lost = new Promise<void>((resolve) => {
          lose = resolve;
        });
        let asked = 0;
        // the app's own file comes, nothing after it does
        await opened.route(isCode, async (route) => {
          asked += 1;
          if (asked <= 1) return route.continue();
          await lost;
          return route.abort();
        });
        await opened.route(isCall, async (route) => {
          await lost;
          return route.abort();
        });
      },
    });
    await page.locator(`${SERVERS} main`).waitFor();
    await page.context().setOffline(true);
    lose();
    await expectUsable(page, path);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
    await page.getByRole('link', { name: '刷新页面' }).click();
    await page.waitForFunction(() => document.querySelector('#root:not([data-first]) main'));
  });
});
