import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { homeRoutes } from '#src/home/variants.ts';
import { followLink, pathOf } from '../harness/crawl/walk.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** Of the links of one section that lead to pages of one kind so many are followed. */
const ALIKE = 2;

/** In-app addresses behind the page's links, each once, and of those that are alike the first ones. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate((most) => {
    const alike = new Map<string, Set<string>>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
      const { pathname } = new URL(link.href);
      const section = link.closest<HTMLElement>('[data-section]')?.dataset.section ?? '';
      const kind = `${section} ${pathname.replaceAll(/\d+/g, '#')}`;
      const some = alike.get(kind) ?? new Set<string>();
      if (some.size < most) some.add(link.getAttribute('href') ?? '');
      alike.set(kind, some);
    }
    return [...new Set([...alike.values()].flatMap((some) => [...some]))];
  }, ALIKE);

const next = '[data-page]:not([data-left])';

/** The next page, once nothing there is on its way. */
const arrived = async (page: Page): Promise<Locator> => {
  await page.waitForFunction(
    (selector) => document.querySelector(selector) && !document.querySelector('[aria-busy="true"]'),
    next,
  );
  return page.locator(next);
};

/** What an address ends in: '' where that is a page with content. */
const endOf = async (page: Page, address: string): Promise<string> => {
  // another query alone does not make a page anew
  if (pathOf(page.url()) === pathOf(address)) {
    await followLink(page, '/set');
    await arrived(page);
  }
  await followLink(page, address);
  const there = await arrived(page);
  if (await page.locator('[data-page="*"]').count()) return `${address}: 页面不存在`;
  const alerts = await there.getByRole('alert').allInnerTexts();
  return alerts.length > 0 ? `${address}: ${alerts.join(' ')}` : '';
};

/** Addresses that an earlier home has led to, by who went there. */
const followed = { member: new Set<string>(), visitor: new Set<string>() };

const notYet = (who: keyof typeof followed, addresses: readonly string[]): string[] => {
  const fresh = addresses.filter((address) => !followed[who].has(address));
  for (const address of fresh) followed[who].add(address);
  return fresh;
};

const deadEnds = async (page: Page, addresses: readonly string[]): Promise<string[]> => {
  const ends: string[] = [];
  for (const address of addresses) ends.push(await endOf(page, address));
  return ends.filter(Boolean);
};

/** A home has a hundred links and more. */
const TIMEOUT_MS = 180_000;

describe.each(homeRoutes)('%s', (route) => {
  test(
    'links of every kind lead a member to pages with content',
    async () => {
      const token = await loginAs(site.db, 'demo_vip');
      const page = await visitHome(site, { path: route, token });
      await buildAll(page);
      const links = await linksOn(page);
      expect(links.length).toBeGreaterThan(20);
      expect(await deadEnds(page, notYet('member', links))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'links of every kind lead a visitor to the login, which knows the way back',
    async () => {
      const page = await visitHome(site, { path: route });
      await buildAll(page);
      const links = (await linksOn(page)).filter((link) => !homeRoutes.includes(link));
      expect(links.length).toBeGreaterThan(15);
      for (const link of notYet('visitor', links)) {
        await followLink(page, link);
        await page.waitForFunction(
          (to) =>
            document.querySelector('[data-page="/Welogin"]') !== null &&
            localStorage.getItem('beforeLoginUrl') === to,
          link,
        );
        await page.evaluate(() => localStorage.removeItem('beforeLoginUrl'));
      }
    },
    TIMEOUT_MS,
  );
});
