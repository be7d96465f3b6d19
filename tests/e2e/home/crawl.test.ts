import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { homeRoutes } from '../../../src/home/variants.ts';
import { onSite } from '../harness/site.ts';
import { buildAll, loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

/** In-app addresses behind the page's links, each once. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    return [...new Set(links.map((link) => link.getAttribute('href') ?? ''))];
  });

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState({}, '', to), address);

/** What an address ends in: '' where that is a page with content. */
const endOf = async (page: Page, address: string): Promise<string> => {
  await goTo(page, '/set');
  await page.locator('[data-page="/set"]').waitFor();
  await goTo(page, address);
  const arrived = page.locator('[data-page]:not([data-page="/set"])');
  await arrived.waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  if (await page.locator('[data-page="*"]').count()) return `${address}: 页面不存在`;
  const alerts = await arrived.getByRole('alert').allInnerTexts();
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
const PATIENCE = 180_000;

describe.each(homeRoutes)('%s', (route) => {
  test(
    'every link leads a member to a page with content',
    async () => {
      const token = await loginAs(site.db, 'demo_vip');
      const page = await visitHome(site, { path: route, token });
      await buildAll(page);
      const links = await linksOn(page);
      expect(links.length).toBeGreaterThan(20);
      expect(await deadEnds(page, notYet('member', links))).toEqual([]);
    },
    PATIENCE,
  );

  test(
    'every link leads a visitor to the login, which knows the way back',
    async () => {
      const page = await visitHome(site, { path: route });
      await buildAll(page);
      const links = (await linksOn(page)).filter((link) => !homeRoutes.includes(link));
      expect(links.length).toBeGreaterThan(15);
      for (const link of notYet('visitor', links)) {
        await goTo(page, link);
        await page.locator('[data-page="/Welogin"]').waitFor();
        const kept = await page.evaluate(() => localStorage.getItem('beforeLoginUrl'));
        expect(kept).toBe(link);
        await page.evaluate(() => localStorage.removeItem('beforeLoginUrl'));
        await goTo(page, route);
        await page.locator('[data-variant]').waitFor();
      }
    },
    PATIENCE,
  );
});
