import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstOf } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import {
  loginAs,
  recordCalls,
  soon,
  type VisitOptions,
  visitHome,
} from '../harness/visits/home.ts';

const DISABLED_CHECK = '/v1/Member/getMemberDisabled';

const site = onSite();

const visit = (options: VisitOptions) => visitHome(site, options);
const pathOf = (page: Page) => page.evaluate(() => location.pathname + location.search);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const settled = (page: Page) => page.locator('[data-page]').first().waitFor();

describe('a visitor', () => {
  // the whole list by itself: `tests/unit/platform/session/public-paths.test.ts`
  const open = [
    '/',
    '/case/12',
    '/login',
    '/index',
    '/redIndex',
    '/foodIndex',
    '/drawIndex',
    '/newIndex',
    '/Welogin',
    '/member_disabled',
    '/weizanlogin',
  ];

  test.each(firstOf(open, 2))('stays on the public page %s', async (path) => {
    const page = await visit({ path });
    await settled(page);
    expect(await pathOf(page)).toBe(path);
    expect(await stored(page, 'beforeLoginUrl')).toBe(null);
  });

  // what an address is without its credentials and its hash: `tests/unit/app/start-address.test.ts`
  const closed = [
    ['/newsInfo?id=3&from=group', '/newsInfo?id=3&from=group'],
    ['/courseDetail/12?code=1&token=abc', '/courseDetail/12'],
    ['/newsList', '/newsList'],
    ['/no-such-page', '/no-such-page'],
    ['/#/specialDetail/7', '/specialDetail/7'],
    ['/case', '/case'],
  ] as const;

  test.each(firstOf(closed, 2))(
    'is sent from %s to the login, which comes back to %s',
    async (path, target) => {
      const page = await visit({ path });
      await page.waitForURL('**/Welogin');
      await settled(page);
      expect(await stored(page, 'beforeLoginUrl')).toBe(target);
    },
  );

  test('finds the page before on the way back from the login', async () => {
    const page = await visit({ path: '/drawIndex' });
    await page.getByRole('link', { name: /搜索/ }).click();
    await page.waitForURL('**/Welogin');
    await page.goBack();
    await page.locator('[data-section=搜索框]').waitFor();
    expect(await pathOf(page)).toBe('/drawIndex');
  });
});

describe('a member', () => {
  test('may go everywhere, and is checked beside the page at most once in 30 s', async () => {
    const calls: string[] = [];
    const page = await visit({
      path: '/no-such-page',
      token: await loginAs(site.db, 'demo_plain'),
      prepare: async (opened) => {
        await opened.clock.install();
        opened.on('request', (request) => calls.push(new URL(request.url()).pathname));
      },
    });
    const checks = () => calls.filter((path) => path === DISABLED_CHECK).length;
    await page.getByText('页面不存在').waitFor();
    await expect.poll(checks, soon).toBe(1);
    const go = async (path: string) => {
      await page.evaluate((to) => history.pushState(null, '', to), path);
      await expect.poll(() => stored(page, 'lastPath'), soon).toBe(path);
    };
    await go('/another');
    await page.evaluate(() => history.replaceState(null, '', '/another?id=3'));
    await expect.poll(() => stored(page, 'lastFullPath'), soon).toBe('/another?id=3');
    expect(checks()).toBe(1);
    await page.clock.fastForward(30_001);
    await go('/a-third');
    await expect.poll(checks, soon).toBe(2);
  });

  test('is not checked on a public page', async () => {
    let calls: string[] = [];
    const page = await visit({
      path: '/case/1',
      token: await loginAs(site.db, 'demo_plain'),
      prepare: (opened) => {
        calls = recordCalls(opened);
      },
    });
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(calls).not.toContain(DISABLED_CHECK);
  });

  test('who has been disabled is sent away', async () => {
    const page = await visit({
      path: '/no-such-page',
      token: await loginAs(site.db, 'demo_disabled'),
    });
    await page.waitForURL('**/member_disabled');
    await settled(page);
  });
});

test('two tabs agree on the end of a session', async () => {
  const page = await visit({ path: '/case/%zz', token: await loginAs(site.db, 'demo_plain') });
  await page.getByText('页面不存在').waitFor();
  await page.getByRole('button', { name: '帮助中心' }).waitFor();
  expect(await page.getByRole('button', { name: '返回上一页' }).count()).toBe(0);
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.getByRole('button', { name: '返回上一页' }).waitFor();
  const other = await page.context().newPage();
  await other.goto(`${site.server.origin}/healthz`);
  await other.evaluate(() => localStorage.removeItem('TOKEN'));
  await page.waitForURL('**/Welogin');
  expect(await stored(page, 'beforeLoginUrl')).toBe('/no-such-page');
});
