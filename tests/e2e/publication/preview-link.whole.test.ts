import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { buildAll, sectionNamesOn, soon } from '../harness/visits/home.ts';
import {
  addAccount,
  openDesk,
  rowNames,
  rowOf,
  saved,
  startConsole,
} from '../harness/visits/operator.ts';

const site = onSite(startConsole);

const dialogOn = (desk: Page) => desk.getByRole('dialog', { name: '发给手机预览' });

/** Makes a link on the desk, and leaves the dialog open. */
const linkFrom = async (desk: Page): Promise<string> => {
  await desk.getByRole('button', { name: '发给手机预览' }).click();
  const dialog = dialogOn(desk);
  await dialog.getByRole('radio', { name: '1 小时' }).check();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await dialog.getByRole('img', { name: '预览链接的二维码' }).waitFor();
  return dialog.getByRole('textbox', { name: '链接' }).inputValue();
};

/** What the phone is told when it comes back from another app. */
const showAgain = (phone: Page) =>
  phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** All that a page can leave on a phone. */
const storedOn = (phone: Page) =>
  phone.evaluate(async () => ({
    local: Object.keys(localStorage),
    visit: Object.keys(sessionStorage),
    cookies: document.cookie,
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    databases: (await indexedDB.databases()).length,
  }));

const nothing = { local: [], visit: [], cookies: '', caches: [], workers: 0, databases: 0 };

test('a phone without a login shows the draft by a link, until the links end', async () => {
  const desk = await openDesk(site);
  await rowOf(desk, '直播标题').getByRole('button', { name: '直播标题的更多操作' }).click();
  await desk.getByRole('menuitem', { name: '移到最前' }).click();
  await saved(desk);
  const order = await rowNames(desk);
  expect(order[0]).toBe('直播标题');
  const link = await linkFrom(desk);
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/preview\/[\w.-]{50,70}$/);
  expect(await violations(desk)).toEqual([]);

  const phone = await openPage(site.browser);
  const answer = await phone.goto(link);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const mark = phone.getByRole('banner');
  await buildAll(phone);
  const shown = await sectionNamesOn(phone);
  expect(shown[0]).toBe('直播标题');
  expect(shown).toEqual(order.filter((name) => shown.includes(name)));
  expect(shown.length).toBeGreaterThan(5);
  expect(await mark.innerText()).toMatch(/^预览 · 草稿，\d+ 月 \d+ 日 \d\d:\d\d 前有效$/);
  expect(await violations(phone)).toEqual([]);

  // the bar stands above the page, also once that is scrolled
  await phone.evaluate(() => scrollTo(0, 0));
  const [bar, main] = [await mark.boundingBox(), await phone.locator('main').boundingBox()];
  expect(main?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  await phone.evaluate(() => scrollTo(0, 600));
  expect(await mark.boundingBox()).toMatchObject({ y: 0 });

  // links lead nowhere, and say so
  await phone.locator('[data-section] a[href]').first().click();
  await phone.getByText('预览里的链接不会打开').waitFor();
  expect(phone.url()).toBe(link);
  expect(await storedOn(phone)).toEqual(nothing);

  // what is shown again is the draft of that moment
  await desk.keyboard.press('Escape');
  await dialogOn(desk).waitFor({ state: 'hidden' });
  await desk.getByLabel('直播标题的标题').fill('手机上看');
  await saved(desk);
  expect(await phone.getByText('手机上看').count()).toBe(0);
  await showAgain(phone);
  await phone.getByText('手机上看').waitFor();

  await desk.getByRole('button', { name: '发给手机预览' }).click();
  await desk.getByRole('button', { name: '让所有链接失效' }).click();
  await desk.getByText('不能恢复').waitFor();
  await desk.getByRole('button', { name: '全部失效' }).click();
  await desk.getByText('所有预览链接已失效').waitFor();
  await showAgain(phone);
  await phone.getByText('预览链接已失效').waitFor();
  await phone.getByText('请联系发来链接的同事').waitFor();
  expect(await phone.locator('[data-section]').count()).toBe(0);
  expect(await violations(phone)).toEqual([]);
  await phone.reload();
  await phone.getByText('预览链接已失效').waitFor();
  expect(await storedOn(phone)).toEqual(nothing);

  await phone.goto(`${link}x`);
  await phone.getByText('预览链接不完整或不正确').waitFor();
});

/** The page that the service worker of the app would show without a network. */
/** The page that the phone keeps for when there is no network; '' for none. */
const cachedPage = (phone: Page) =>
  phone.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const pages = (await cache.keys()).filter(({ url }) => !url.includes('/assets/'));
      for (const page of pages) return (await (await cache.match(page))?.text()) ?? '';
    }
    return '';
  });

test('a phone that has the app keeps nothing of a draft in its place, and stays as it was', async () => {
  const desk = await openDesk(site);
  const link = await linkFrom(desk);
  const phone = await openPage(site.browser, { serviceWorkers: 'allow' });
  await phone.goto(`${site.server.origin}/drawIndex`);
  await phone.locator('[data-section]').first().waitFor();
  await expect.poll(() => cachedPage(phone), soon).toContain('学习首页');
  await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // where no script runs, so that what the home page still writes comes before
  await phone.goto(`${site.server.origin}/healthz`);
  const before = await phone.evaluate(() => JSON.stringify(localStorage));
  await phone.goto(link);
  await phone.getByText('预览 · 草稿').waitFor();
  await buildAll(phone);
  expect(await cachedPage(phone)).toContain('学习首页');
  expect((await phone.evaluate(() => JSON.stringify(localStorage))) === before).toBe(true);
});

test('what sticks to the top of a classic page stands below the bar', async () => {
  const desk = await openDesk(site);
  const link = await linkFrom(desk);
  const phone = await openPage(site.browser);
  await phone.route('**/v1/preview/draft', async (route) => {
    const answer = await route.fetch();
    const { data, ...detail } = await answer.json();
    const document = { ...data.document, template: 'variant1' };
    await route.fulfill({ response: answer, json: { ...detail, data: { ...data, document } } });
  });
  await phone.goto(link);
  await phone.locator('[data-section=分类标签]').waitFor();
  await buildAll(phone);
  await phone.evaluate(() => scrollTo(0, 2000));
  const height = (await phone.getByRole('banner').boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan(20);
  const top = async () => (await phone.locator('[data-section=分类标签]').boundingBox())?.y;
  await expect.poll(top, soon).toBe(height);
  expect(await phone.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('who may only look makes no links', async () => {
  const first = await openDesk(site);
  const password = await addAccount(first, '小孙', '查看：只能看，不能改');
  const page = await openDesk(site, { name: '小孙', password });
  await page.getByRole('button', { name: '刷新预览' }).waitFor();
  expect(await page.getByRole('button', { name: '发给手机预览' }).count()).toBe(0);
});
