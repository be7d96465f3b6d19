import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { firstOf } from '../../harness/whole.ts';
import { onSite } from '../harness/site.ts';
import { loginAs, soon, visitHome } from '../harness/visits/home.ts';

/** What the home page is assembled from; everything else waits until the test lets it fail. */
const ASSEMBLED_FROM = /\/(?:sort|getIndexSystem|getModuleStart|getBottomStatus|vueversion)$/;

const site = onSite();

type Answer = { json: unknown } | { status: number; body: string };

/**
 * A member's home page whose calls are all under way; `fail` answers them together, and at once
 * those that come later.
 */
const openWithCallsUnderWay = async () => {
  const held: Route[] = [];
  let failure: Answer | undefined;
  const page = await visitHome(site, {
    token: await loginAs(site.db, 'demo_plain'),
    expected: [/401/],
    prepare: (opened) =>
      opened.route(
        (url) => /^\/v\w\//.test(url.pathname) && !ASSEMBLED_FROM.test(url.pathname),
        (route) => (failure ? route.fulfill(failure) : void held.push(route)),
      ),
  });
  await expect.poll(() => held.length, soon).toBeGreaterThan(15);
  const fail = async (answer: Answer) => {
    failure = answer;
    await Promise.all(held.splice(0).map((route) => route.fulfill(answer)));
  };
  return { page, fail };
};

const watchMoves = (page: Page) =>
  page.evaluate(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    for (const kind of ['pushState', 'replaceState'])
      addEventListener(kind, () => moves.push(`${kind} ${location.pathname}`));
  });

const moves = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as string[]);
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

// each refusal by itself: `tests/unit/platform/calls/expiry.test.ts`
const refusals: readonly [string, Answer][] = [
  ['code -200 with 暂未登录', { json: { code: -200, msg: '暂未登录', data: null } }],
  ['HTTP 401', { status: 401, body: 'Unauthorized' }],
];

describe.each(firstOf(refusals, 1))('calls that fail together with %s', (_name, answer) => {
  test('clear the session and lead to the login once', async () => {
    const { page, fail } = await openWithCallsUnderWay();
    await page.evaluate(() => history.pushState(null, '', '/no-such-page?from=list'));
    await page.getByText('页面不存在').waitFor();
    await watchMoves(page);
    await fail(answer);
    await page.waitForURL('**/Welogin');
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await moves(page)).toEqual(['replaceState /Welogin']);
    expect(await stored(page, 'TOKEN')).toBe(null);
    expect(await stored(page, 'beforeLoginUrl')).toBe('/no-such-page?from=list');
  });

  test('change nothing on a public page', async () => {
    const { page, fail } = await openWithCallsUnderWay();
    await watchMoves(page);
    await fail(answer);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await moves(page)).toEqual([]);
    expect(await stored(page, 'TOKEN')).not.toBe(null);
  });
});
