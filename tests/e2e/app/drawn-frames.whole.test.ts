import type { Page, Route } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { exampleMember } from '../harness/examples/member.ts';
import { onSite } from '../harness/site.ts';
import { soon } from '../harness/visits/home.ts';

const site = onSite();
let addresses: Readonly<Record<string, string>>;
let token: string;

beforeAll(async () => {
  ({ addresses, token } = await exampleMember(site.db, 'demo_vip'));
});

/** Holds back what a test lets go later. */
const holding = () => {
  const held: Route[] = [];
  let open = false;
  return {
    hold: (route: Route) => (open ? route.continue() : void held.push(route)),
    release: async () => {
      open = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
};

const CALLS = /\/v[\w.]*\/[A-Za-z]/;

/** A page before its sheets and its code, whose calls are never answered. */
const openFrame = async (path: string, member = true) => {
  const page = await openPage(site.browser, { fresh: true });
  if (member) await page.addInitScript((value) => localStorage.setItem('TOKEN', value), token);
  const code = holding();
  await page.route(/\/assets\/[^/]*\.(?:js|css)$/, code.hold);
  await page.route(
    ({ pathname }) => CALLS.test(pathname),
    () => undefined,
  );
  await page.goto(site.server.origin + path, { waitUntil: 'commit' });
  // a page with its data stands beside its frame for a moment, whose place it takes
  await page.locator('[data-first] main').first().waitFor({ state: 'attached' });
  return { page, code };
};

const takenOver = (page: Page) => page.locator('#root:not([data-first]) main[data-page]').waitFor();

/** Where its parts stand, in CSS pixels. */
const placesIn = (page: Page) =>
  page.evaluate(() => {
    const parts = ['header', 'h1', 'header > :first-child', 'header + *', 'header + * > *', 'nav'];
    return parts.map((part) => {
      const found = document.querySelector(`#root main ${part}, #root > ${part}`);
      if (!found) return `${part} —`;
      const { x, y, width, height } = found.getBoundingClientRect();
      return `${part} ${[x, y, width, height].map((each) => Math.round(each * 2) / 2).join(' ')}`;
    });
  });

describe('nothing moves when the app takes a frame over', () => {
  test.each([
    '/courseDetail/:id',
    '/specialDetail/:id',
    '/orderList',
    '/my',
    '/course',
    '/house',
    '/zhiboing/:id',
    '/searchHistory',
    '/messages',
    '/coupon',
    '/upgradeMember',
    '/feedback',
    '/order_pay/:id',
    '/case/:case_id',
  ])('%s', async (pattern) => {
    const { page, code } = await openFrame(addresses[pattern] ?? pattern);
    const before = await placesIn(page);
    expect(before[0]).not.toContain('—');
    await code.release();
    await takenOver(page);
    expect(await placesIn(page)).toEqual(before);
  });
});

test('the way back that is pressed before any code leads back after the take-over', async () => {
  const { page, code } = await openFrame('/orderList');
  await page.getByRole('button', { name: '返回' }).click();
  await code.release();
  await expect.poll(() => new URL(page.url()).pathname, soon).not.toBe('/orderList');
});

test('a visitor never sees a member’s page', async () => {
  const { page, code } = await openFrame('/orderList', false);
  expect(await page.locator('main').isVisible()).toBe(false);
  expect(await page.locator('.boot-page').isVisible()).toBe(true);
  await code.release();
  await page.locator('#root:not([data-first]) [data-page*="login" i]').waitFor();
});

test('the frame of a tab that the address names is without words', async () => {
  const { page, code } = await openFrame('/coupon?tab=used');
  expect(await page.getByRole('tab').first().isVisible()).toBe(false);
  expect(await page.getByRole('button', { name: '返回' }).isVisible()).toBe(true);
  await code.release();
  await takenOver(page);
});
