import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { openPage } from '../harness/browser.ts';
import { exampleAddresses } from '../harness/examples/examples.ts';
import { installMessenger, strict, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf } from '../harness/visits/course.ts';
import { loginAs, soon } from '../harness/visits/home.ts';

const AS = 'demo_vip';
const TIMEOUT_MS = 300_000;
/** Pages that lead a member on at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];
/** Pages about one thing, which has a name of its own. */
const NAMED = [
  '/courseDetail/:id',
  '/coursedet/:id',
  '/tuwendet/:id',
  '/textDetail/:id',
  '/specialDetail/:id',
  '/newsInfo',
  '/teacherDetail',
  '/join',
  '/zhibodet',
  '/zhiboing/:id',
  '/msgDetail',
];

const site = onSite();
let addresses: Readonly<Record<string, string>>;

beforeAll(async () => {
  addresses = await exampleAddresses(site.db, await memberIdOf(site.db, AS));
});

const open = async (userAgent?: string): Promise<Page> => {
  const page = await openPage(site.browser, userAgent ? { userAgent } : {});
  if (userAgent) await installMessenger(page, strict.android);
  const token = await loginAs(site.db, AS);
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(`${site.server.origin}/quanyi`);
  await page.locator('[data-page="/quanyi"]').waitFor();
  return page;
};

const goTo = async (page: Page, pattern: string, method: 'pushState' | 'replaceState') => {
  const address = addresses[pattern] ?? pattern;
  await page.evaluate(([to, how]) => history[how]({}, '', to), [address, method] as const);
  await page.locator(`[data-page="${pattern}"]`).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};

const ways = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) => element.getBoundingClientRect().height >= 44;
    const button = [...document.querySelectorAll<HTMLElement>('header > button:first-child')].find(
      seen,
    );
    const back = button !== undefined;
    const words = button?.innerText.trim();
    const tabs = document.querySelector('[role=navigation][aria-label="底部导航"]') !== null;
    return { back, words, tabs, title: document.title };
  });

test(
  'inside the messenger its bar is the only one, and no page that a link opened is a dead end',
  async () => {
    const page = await open(userAgents.android);
    const wrong: string[] = [];
    for (const [pattern, route] of Object.entries(routes)) {
      if (LEAVING.includes(pattern)) continue;
      await goTo(page, pattern, 'replaceState');
      const opened = await ways(page);
      if (!opened.back && !opened.tabs && route.back !== null) wrong.push(`${pattern}: a dead end`);
      // nothing is behind the page that a link opened, so that its button does not speak of going back
      if (opened.words && opened.words !== '更多内容')
        wrong.push(`${pattern}: says ${opened.words}`);
    }
    for (const [pattern, route] of Object.entries(routes)) {
      if (LEAVING.includes(pattern)) continue;
      await goTo(page, pattern, 'pushState');
      const { back, title } = await ways(page);
      if (back) wrong.push(`${pattern}: a second way back`);
      if (NAMED.includes(pattern) === (title === route.title) && title === route.title)
        wrong.push(`${pattern}: is called ${title}`);
      if (!title) wrong.push(`${pattern}: has no name`);
    }
    expect(wrong).toEqual([]);
  },
  TIMEOUT_MS,
);

test('a page keeps its name when it is shown again, and its own bar elsewhere', async () => {
  const page = await open();
  await goTo(page, '/newsInfo', 'pushState');
  const heading = page.getByRole('heading', { level: 2 }).first();
  const name = String(await heading.textContent());
  await expect.poll(() => page.title(), soon).toBe(name);
  await page.evaluate(() => {
    document.title = '别的页面';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await page.title()).toBe(name);
  await page.getByRole('button', { name: '返回' }).waitFor();
});
