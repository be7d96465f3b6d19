import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();
let token = '';

beforeAll(async () => {
  token = await loginAs(site.db, 'demo_plain');
});

const pathOf = (page: Page) => page.evaluate(() => location.pathname);
const back = (page: Page) => page.getByRole('button', { name: '返回' }).click();
const shown = (page: Page, route: string) => page.locator(`[data-page="${route}"]`).waitFor();

/** Opened from a page that is none of the app's, which lies before it in the history. */
const fromOutside = (path: string) =>
  visitHome(site, {
    path,
    token,
    prepare: (page) => page.goto(`${site.server.origin}/media/logo.svg`),
  });

test('leads from a page that was opened directly to its parent, also after a reload', async () => {
  const page = await fromOutside('/consumeDetail?id=1');
  await shown(page, '/consumeDetail');
  await page.reload();
  await shown(page, '/consumeDetail');
  await back(page);
  await shown(page, '/xiaofeidetail');
  await back(page);
  await shown(page, '/myWallet');
  await back(page);
  await page.waitForURL('**/my');
  await page.context().close();
});

test('leads home from a shared course, and back to it from what was opened there', async () => {
  const page = await fromOutside('/newsList');
  await shown(page, '/newsList');
  await page.locator('a[href^="/newsInfo"]').first().click();
  await shown(page, '/newsInfo');
  await page.reload();
  await shown(page, '/newsInfo');
  await back(page);
  await shown(page, '/newsList');
  await back(page);
  await page.locator('[data-section]').first().waitFor();
  expect(await pathOf(page)).toBe('/');
  await page.context().close();
});
