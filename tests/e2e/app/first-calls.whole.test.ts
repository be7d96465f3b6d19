import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { routes } from '#src/app/routes.ts';
import { openPage } from '../harness/browser.ts';
import { exampleMember } from '../harness/examples/member.ts';
import { onSite } from '../harness/site.ts';

const AS = 'demo_vip';
/** All pages, some at a time. */
const TIMEOUT_MS = 300_000;
const LANES = 2;

const site = onSite();
let addresses: Readonly<Record<string, string>>;
let token: string;

beforeAll(async () => {
  ({ addresses, token } = await exampleMember(site.db, AS));
});

const openAsMember = async (): Promise<Page> => {
  const page = await openPage(site.browser, { fresh: true });
  await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  return page;
};

/** Opens a page; gives the calls that its HTML made and the page did not want, or made again. */
const unwanted = async (page: Page, pattern: string): Promise<string[]> => {
  const requests: string[] = [];
  page.removeAllListeners('request');
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    requests.push(`${pathname} ${request.postData()}`);
  });
  await page.goto(site.server.origin + (addresses[pattern] ?? pattern));
  await page.locator(`[data-page="${pattern}"]`).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const left = await page.evaluate(() => globalThis.earlyCalls?.map(({ key }) => key));
  const paths = (routes[pattern]?.reads ?? []).map(({ endpoint }) => `${endpoint.path} `);
  const twice = requests.filter(
    (one, at) => requests.indexOf(one) < at && paths.some((path) => one.startsWith(path)),
  );
  return [...(left ?? ['no call was made']), ...twice].map((call) => `${pattern}: ${call}`);
};

test(
  'every page takes the calls that its HTML has made, and makes none of them again',
  async () => {
    const patterns = Object.keys(routes).filter((pattern) => routes[pattern]?.reads?.length);
    const lanes = Array.from({ length: LANES }, async (_, lane) => {
      const page = await openAsMember();
      const found: string[] = [];
      for (const pattern of patterns.filter((_one, at) => at % LANES === lane))
        found.push(...(await unwanted(page, pattern)));
      return found;
    });
    expect((await Promise.all(lanes)).flat()).toEqual([]);
  },
  TIMEOUT_MS,
);

test('a visitor of a member page has nothing asked for before the login', async () => {
  const page = await openPage(site.browser, { fresh: true });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${site.server.origin}/orderList`);
  await page.locator('[data-page*="login" i]').waitFor();
  expect(requests).not.toContain('/v1/order/list');
});
