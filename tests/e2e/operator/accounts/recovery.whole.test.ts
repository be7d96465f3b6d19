import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../../harness/site.ts';
import { soon } from '../../harness/visits/home.ts';
import { openDesk, previewOn, saved, startConsole } from '../../harness/visits/operator.ts';

const site = onSite(startConsole);

const CODE = '**/operator/assets/*.js';
/** What the browser and React say of code that does not come, and of a network that is lost. */
const lostCode = [/Failed to (?:load|fetch)/, /CodeMissingError/, /net::ERR_/, /404/];

const title = (page: Page) => page.getByLabel('资讯列表的标题');
const goTo = (page: Page, desk: string) =>
  page.getByRole('navigation', { name: '后台导航' }).getByRole('link', { name: desk }).click();
const reload = (page: Page) => page.getByRole('button', { name: '重新加载' });

test('a screen whose code is gone says so, and reloading brings it and the edits back', async () => {
  const page = await openDesk(site, { expected: lostCode });
  await page.locator('[data-row]').first().waitFor();
  await page.route('**/operator/api/save-draft', (route) => route.abort());
  await title(page).fill('还没有保存的标题');
  await page.getByText(/保存失败/).waitFor();
  const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });
  await page.route(CODE, notFound);
  await goTo(page, '发布记录');
  await page.getByText('这个页面没有加载出来').waitFor();
  await goTo(page, '首页编辑');
  expect(await title(page).inputValue()).toBe('还没有保存的标题');
  await goTo(page, '发布记录');
  await page.getByText('这个页面没有加载出来').waitFor();
  await page.unroute(CODE, notFound);
  await reload(page).click();
  await page.getByRole('table').first().waitFor();
  await page.unroute('**/operator/api/save-draft');
  await goTo(page, '首页编辑');
  await saved(page);
  expect(await title(page).inputValue()).toBe('还没有保存的标题');
});

test('without a network the preview says so, and opens by itself when the network is back', async () => {
  const page = await openDesk(site, { expected: lostCode });
  await previewOn(page).locator('[data-section]').first().waitFor(soon);
  await page.context().setOffline(true);
  await page.getByText('网络断开了，预览停在断开前的样子').waitFor();
  await page.getByRole('button', { name: '刷新预览' }).click();
  await expect.poll(() => previewOn(page).locator('[data-section]').count(), soon).toBe(0);
  await page.context().setOffline(false);
  await previewOn(page).locator('[data-section]').first().waitFor(soon);
  await page.getByText('网络断开了，预览停在断开前的样子').waitFor({ state: 'hidden' });
});

test('a preview that does not answer is tried anew until it does', async () => {
  const page = await openDesk(site, { path: '/operator/accounts', expected: lostCode });
  const notFound = (route: Route) => route.fulfill({ status: 502, body: '' });
  await page.route('**/operator/preview', notFound);
  await goTo(page, '首页编辑');
  await page.getByText('预览没有打开，正在自动重试').waitFor();
  await page.unroute('**/operator/preview', notFound);
  await previewOn(page).locator('[data-section]').first().waitFor(soon);
  await page.getByText('预览没有打开，正在自动重试').waitFor({ state: 'hidden' });
});
