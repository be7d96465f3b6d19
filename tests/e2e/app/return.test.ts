import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { whole } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, heldCall, loginAs, soon, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const member = async () => loginAs(site.db, 'demo_plain');
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const companion = (page: Page) =>
  expect.poll(() => page.evaluate(() => history.state?.entry ?? ''), soon).not.toBe('');

describe('the way back', () => {
  test('leads to where a page was scrolled to, and a new page begins at its top', async () => {
    const page = await visitHome(site, { token: await member() });
    await buildAll(page);
    await companion(page);
    await page.evaluate(() => scrollTo(0, 1400));
    await expect.poll(() => scrolled(page), soon).toBe(1400);
    await page.evaluate(() => history.pushState(null, '', '/index'));
    await page.locator('[data-variant=variant2] [data-section]').first().waitFor();
    await expect.poll(() => scrolled(page), soon).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page), soon).toBe(1400);
  });

  test.runIf(whole)(
    'leads there as well when the page was left in the moment it was scrolled',
    async () => {
      const page = await visitHome(site);
      await buildAll(page);
      await companion(page);
      await page.evaluate(() => {
        scrollTo(0, 700);
        history.pushState(null, '', '/index');
      });
      await page.locator('[data-variant=variant2] [data-section]').first().waitFor();
      await page.goBack();
      await expect.poll(() => scrolled(page), soon).toBe(700);
    },
  );

  test.runIf(whole)('leads there after a reload as well', async () => {
    const page = await visitHome(site);
    await buildAll(page);
    await companion(page);
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => scrolled(page), soon).toBe(900);
    await page.reload();
    await expect.poll(() => scrolled(page), soon).toBe(900);
  });
});

test('a page out of the back/forward cache asks anew who is there', async () => {
  const page = await visitHome(site, {
    path: '/no-such-page',
    token: await member(),
  });
  await page.getByText('页面不存在').waitFor();
  await companion(page);
  await page.evaluate(() => {
    localStorage.removeItem('TOKEN');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await page.waitForURL('**/Welogin');
});

test('an answer for a page that has been left is dropped', async () => {
  const featured = heldCall();
  const page = await visitHome(site, {
    token: await member(),
    prepare: (opened) => opened.route('**/v4/index/featuredList', featured.hold),
  });
  const route = await featured.held;
  await page.locator('[data-section][data-state=ready]').first().waitFor();
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.getByText('页面不存在').waitFor();
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { said: texts });
    new MutationObserver(() => texts.push(document.body.innerText)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await route.fulfill({ json: { code: 500, msg: '课程暂时没有整理好', data: null } });
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const text = await page.evaluate(() => String(Reflect.get(window, 'said')));
  expect(text).not.toContain('课程暂时没有整理好');
});

test('the token is in a header and in no address', async () => {
  const addresses: string[] = [];
  const token = await member();
  const page = await visitHome(site, {
    token,
    prepare: (opened) => opened.on('request', (request) => void addresses.push(request.url())),
  });
  await buildAll(page);
  await page.evaluate(
    (secret) => history.pushState(null, '', `/no-such-page?token=${secret}`),
    token,
  );
  await page.getByText('页面不存在').waitFor();
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('the tab bar stands on pages of tabs alone', async () => {
  const page = await visitHome(site, { token: await member() });
  await page.getByRole('navigation').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.getByText('页面不存在').waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test('pages are named after themselves, the home page after the site', async () => {
  const page = await visitHome(site, { token: await member() });
  await expect.poll(() => page.title(), soon).toBe('知行医学堂');
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await expect.poll(() => page.title(), soon).toBe('页面不存在');
});

test('a page shows what stood there on the way back, where nothing answers any more too', async () => {
  const page = await visitHome(site, {
    token: await member(),
    path: '/myWallet',
    expected: [/ERR_FAILED/],
  });
  await page.getByRole('link', { name: '全部明细' }).click();
  await page.waitForURL('**/amountdetail');
  await page.getByRole('heading', { name: '余额明细' }).waitFor();
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/v1/wallet/**', (route) => route.abort());
  await page.goBack();
  await failed;
  await page.getByText('累计消费').waitFor();
  expect(await page.getByText('没有加载出来').count()).toBe(0);
});
