import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { bannerList } from '#schemas/home/endpoints.ts';
import { homeSections, type SectionRow, sectionNames } from '#schemas/layout/home-sections.ts';
import { holdFinger, liftFinger } from '../harness/shifts/takeover.ts';
import { onSite } from '../harness/site.ts';
import {
  buildToEnd,
  heldCall,
  loginAs,
  sectionNamesOn,
  soon,
  visitHome,
} from '../harness/visits/home.ts';

const site = onSite();

const ofMembers: readonly string[] = sectionNames.filter((name) => {
  const row: SectionRow = homeSections[name];
  return row.audience === 'members';
});

const membersSections = async (page: Page): Promise<string[]> =>
  (await sectionNamesOn(page)).filter((name) => ofMembers.includes(name) || name === '优惠券');

const unread = (page: Page) => page.getByText('未读消息');

/** Changes the session in a further tab, as a login and a logout there do. */
const inOtherTab = async (page: Page, token: string) => {
  const other = await page.context().newPage();
  await other.goto(`${site.server.origin}/healthz`);
  await other.evaluate((value) => {
    if (value) localStorage.setItem('TOKEN', value);
    else localStorage.removeItem('TOKEN');
  }, token);
  await other.close();
};

/** Once the browser's page stands. */
const takenOver = '#root:not([data-first]) [data-section][data-state=ready]';

test('a login in another tab makes the home page the member’s, a logout the visitor’s again', async () => {
  const page = await visitHome(site);
  await page.locator(takenOver).first().waitFor();
  expect(await membersSections(page)).toEqual([]);
  await inOtherTab(page, await loginAs(site.db, 'demo_vip'));
  await unread(page).waitFor({ state: 'attached' });
  await buildToEnd(page);
  expect(await membersSections(page)).toEqual(expect.arrayContaining([...ofMembers]));
  await inOtherTab(page, '');
  await expect.poll(() => membersSections(page), soon).toEqual([]);
  expect(await unread(page).count()).toBe(0);
});

test('a logout in another tab while the server’s page stands leaves nothing of the member', async () => {
  const { held, hold } = heldCall();
  const page = await visitHome(site, {
    token: await loginAs(site.db, 'demo_vip'),
    drawn: true,
    prepare: (opened) => opened.route(`**${bannerList.path}`, hold, { times: 1 }),
  });
  await held;
  expect(await page.locator('#root').getAttribute('data-first')).not.toBeNull();
  await inOtherTab(page, '');
  await page.locator(takenOver).first().waitFor();
  await (await held).fallback().catch(() => undefined);
  await page.waitForLoadState('networkidle');
  expect(await membersSections(page)).toEqual([]);
  expect(await unread(page).count()).toBe(0);
});

test('a login in another tab while the server’s page stands ends in the member’s page', async () => {
  const page = await visitHome(site, { drawn: true, prepare: holdFinger });
  const token = await loginAs(site.db, 'demo_vip');
  const own = page.waitForRequest(
    (request) => request.headers().token === token && request.url().endsWith(bannerList.path),
  );
  await inOtherTab(page, token);
  await own;
  expect(await page.locator('#root').getAttribute('data-first')).not.toBeNull();
  await liftFinger(page);
  await page.locator(takenOver).first().waitFor();
  await unread(page).waitFor({ state: 'attached' });
  await buildToEnd(page);
  expect(await membersSections(page)).toEqual(expect.arrayContaining([...ofMembers]));
});
