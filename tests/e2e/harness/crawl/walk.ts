import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { homeRoutes } from '#src/home/variants.ts';
import { openPage } from '../browser.ts';
import { exampleAddresses } from '../examples/examples.ts';
import { installMessenger, strict, tapMenu, userAgents } from '../messenger.ts';
import type { Site } from '../site.ts';
import { memberIdOf } from '../visits/course.ts';
import { buildAll, loginAs } from '../visits/home.ts';

const AS = 'demo_vip';
/** Pages that lead a member on at once. */
const LEAVING = ['/login', '/Welogin', '/weizanlogin'];
export const HEIGHT = 812;
/** Some pages at a time. */
const LANES = 2;

const patterns = [...homeRoutes, ...Object.keys(routes)];

const isPublic = (pattern: string): boolean =>
  homeRoutes.includes(pattern) || routes[pattern]?.access === 'public';

export const forMembers = patterns.filter((pattern) => !LEAVING.includes(pattern));
export const forVisitors = patterns.filter(isPublic);

/** Has the text grow as by the messenger's own menu. */
export const setScale = async (page: Page, scale: number): Promise<void> => {
  await tapMenu(page, 'menu:setfont', { fontScale: scale * 100 });
  const now = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--font-scale'));
  await expect.poll(now).toBe(String(scale));
};

/** Goes there as a link does; what stands now is marked, so that it is not taken for what comes. */
export const followLink = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    for (const left of document.querySelectorAll('[data-page]')) left.setAttribute('data-left', '');
    history.pushState({}, '', to);
  }, address);

type Visit = [page: Page, pattern: string, address: string];

/** `other`: the pattern of another page that may stand there as well. */
const follow = async (...[page, pattern, address, other = pattern]: [...Visit, other?: string]) => {
  await followLink(page, address);
  await page
    .locator(`:is([data-page="${pattern}"], [data-page="${other}"]):not([data-left])`)
    .waitFor();
};

export const pathOf = (address: string): string => new URL(address, 'http://app.test').pathname;

/** Goes there and waits until nothing is on its way. */
export const goTo = async (
  ...[page, pattern, address, other]: [...Visit, other?: string]
): Promise<void> => {
  // another query alone does not make a page anew
  if (pathOf(page.url()) === pathOf(address)) await follow(page, '*', '/no-such-page');
  await follow(page, pattern, address, other);
  if (homeRoutes.includes(pattern)) await buildAll(page);
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [role="progressbar"]') === null,
  );
};

/** The app inside the messenger, whose text size goes with the page from address to address. */
const openApp = async (site: Site, token: string | undefined): Promise<Page> => {
  const page = await openPage(site.browser, {
    userAgent: userAgents.android,
    reducedMotion: 'reduce',
  });
  await installMessenger(page, strict.android);
  if (token) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  await page.goto(`${site.server.origin}/member_disabled`);
  await page.locator('[data-page="/member_disabled"]').waitFor();
  return page;
};

type Look = (page: Page, pattern: string, address: string) => Promise<string[]>;

/**
 * Goes to an example of every pattern, as by links in some tabs; gives what `look` finds there. A page
 * whose address takes something and that has no example is an error.
 */
export const walk = async (
  site: Site,
  who: 'member' | 'visitor',
  requests: readonly string[],
  look: Look,
): Promise<string[]> => {
  const examples = await exampleAddresses(site.db, await memberIdOf(site.db, AS));
  const token = who === 'member' ? await loginAs(site.db, AS) : undefined;
  const lanes = Array.from({ length: LANES }, async (_, lane) => {
    const page = await openApp(site, token);
    const found: string[] = [];
    for (const pattern of requests.filter((_pattern, nth) => nth % LANES === lane)) {
      const address = examples[pattern] ?? pattern;
      if (/[/]:|=0$|[/]0$/.test(address)) throw new Error(`no example for ${pattern}: ${address}`);
      found.push(...(await look(page, pattern, address)));
    }
    return found;
  });
  return (await Promise.all(lanes)).flat();
};
