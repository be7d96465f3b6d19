import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '../../../src/app/routes.ts';
import { homeRoutes } from '../../../src/home/variants.ts';
import { openPage } from '../harness/browser.ts';
import { brokenValues } from '../harness/crawl/broken-values.ts';
import { misfits } from '../harness/crawl/misfits.ts';
import { brokenPictures, oddWords } from '../harness/crawl/odd-words.ts';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { exampleAddresses } from '../harness/examples/examples.ts';
import { installMessenger, strict, tapMenu, userAgents } from '../harness/messenger.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { memberIdOf } from '../harness/visits/course.ts';
import { buildAll, loginAs } from '../harness/visits/home.ts';

const AS = 'demo_vip';
/** All pages, one after the other. */
const PATIENCE = 600_000;
/** Pages that lead a member on at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];
const HEIGHT = 812;

const site = onSite();
let addresses: Readonly<Record<string, string>>;

beforeAll(async () => {
  addresses = await exampleAddresses(site.db, await memberIdOf(site.db, AS));
});

const patterns = [...homeRoutes, ...Object.keys(routes)];
const isPublic = (pattern: string) =>
  homeRoutes.includes(pattern) || routes[pattern]?.access === 'public';
const forMembers = patterns.filter((pattern) => !LEAVING.includes(pattern));
const forVisitors = patterns.filter(isPublic);

const addressOf = (pattern: string): string => {
  const address = addresses[pattern] ?? pattern;
  if (/[/]:|=0$|[/]0$/.test(address)) throw new Error(`no example for ${pattern}: ${address}`);
  return address;
};

/** The same page asked for what is not there, and for what is no id; none for a page that takes no id. */
const wrongAddressesOf = (pattern: string): string[] => {
  const address = addressOf(pattern);
  const id = /(?<=[/=])\d+/g;
  if (!id.test(address)) return [];
  return [address.replace(id, '999999999'), address.replace(id, 'x-%E4%B8%80')];
};

/** The app inside the messenger, whose text size goes with the page from address to address. */
const openApp = async (token: string | undefined): Promise<Page> => {
  const page = await openPage(site.browser, {
    userAgent: userAgents.android,
    reducedMotion: 'reduce',
  });
  await installMessenger(page, strict.android);
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(`${site.server.origin}/member_disabled`);
  await page.locator('[data-page="/member_disabled"]').waitFor();
  await setScale(page, 1.4);
  return page;
};

/** Has the text grow as by the messenger's own menu. */
const setScale = async (page: Page, scale: number): Promise<void> => {
  await tapMenu(page, 'menu:setfont', { fontScale: scale * 100 });
  const now = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--font-scale'));
  await expect.poll(now).toBe(String(scale));
};

/** Goes there as a link does; what stands now is marked, so that it is not taken for what comes. */
const follow = async (page: Page, pattern: string, address: string): Promise<void> => {
  await page.evaluate((to) => {
    for (const left of document.querySelectorAll('[data-page]')) left.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);
  await page.locator(`[data-page="${pattern}"]:not([data-left])`).waitFor();
};

const pathOf = (address: string): string => new URL(address, 'http://app.test').pathname;

/** Goes there and waits until nothing is on its way. */
const goTo = async (page: Page, pattern: string, address: string): Promise<void> => {
  // another query alone does not make a page anew
  if (pathOf(page.url()) === pathOf(address)) await follow(page, '*', '/no-such-page');
  await follow(page, pattern, address);
  if (homeRoutes.includes(pattern)) await buildAll(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};

const WIDTHS = [375, 320, 768];
const SCALES = [1, 1.4];

/** What is wrong with the page as it stands, at every width and size of text. */
const faultsOf = async (page: Page): Promise<string[]> => {
  const found = [...(await oddWords(page)), ...(await brokenPictures(page))];
  for (const scale of SCALES) {
    await setScale(page, scale);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      const here = [...(await misfits(page)), ...(await brokenValues(page))];
      if (scale === 1 && width < 400) here.push(...(await smallTaps(page)));
      found.push(...here.map((fault) => `${fault} (${width} px, text × ${scale})`));
    }
  }
  await page.setViewportSize({ width: 375, height: HEIGHT });
  return found;
};

/** Crawls the patterns one after the other; gives what is wrong. */
const crawl = async (page: Page, asked: readonly string[]): Promise<string[]> => {
  const wrong: string[] = [];
  for (const pattern of asked) {
    await goTo(page, pattern, addressOf(pattern));
    const found = [...(await faultsOf(page)), ...(await violations(page))];
    wrong.push(...found.map((fault) => `${pattern}: ${fault}`));
    for (const address of wrongAddressesOf(pattern)) {
      await goTo(page, pattern, address);
      const gone = await faultsOf(page);
      wrong.push(...gone.map((fault) => `${address}: ${fault}`));
    }
  }
  return wrong;
};

/** Some pages at a time. */
const LANES = 2;

test.each([
  ['member', forMembers],
  ['visitor', forVisitors],
])(
  'every page keeps its word to a %s at every width and size of text',
  async (who, asked) => {
    const token = who === 'member' ? await loginAs(site.db, AS) : undefined;
    const lanes = Array.from({ length: LANES }, async (_, lane) =>
      crawl(
        await openApp(token),
        asked.filter((_pattern, nth) => nth % LANES === lane),
      ),
    );
    expect((await Promise.all(lanes)).flat()).toEqual([]);
  },
  PATIENCE,
);
