import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { loginAs, visitHome } from '../harness/visits/home.ts';

const site = onSite();

const unreadable = [
  '/courseDetail/100%',
  '/case/%zz',
  '/case/judge/%zz',
  '/teamDetails/%zz',
  '/orderdetail/%',
  '/courseDetail/%zz',
  '/courseDetail/%E9%AB',
  '/courseDetail/%00',
  '/courseDetail/a%2Fb',
  '/specialDetail/1/%/courseContent/%',
  '/appointment/confirmDetail/%7B%22orderNo%22:%2220%%22%7D',
  '/index_search/100%',
  '/newsInfo?id=%zz&a[b]=%',
  '/media/none.svg',
  '/v1/index/nothing',
  '//',
  '//courseDetail//1',
  '/a//b/..%2f..%2fc',
  `/${'a'.repeat(300)}`,
  `/courseDetail/${'9'.repeat(20_000)}`,
];
/** The document itself is refused, which the browser notes as well. */
const expected = [/Failed to load resource: the server responded with a status of 4\d\d/];

/** What is wrong with the page at an address; '' where it is one of ours. */
const faultAt = async (page: Page, path: string): Promise<string> => {
  await page.goto(site.server.origin + path);
  await page.locator('[data-page]').waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  const text = (await page.locator('#root').innerText()).trim();
  // another try does not help where the address is wrong
  const fits = /[一-鿿]{4}/.test(text) && !text.includes('重新加载');
  return fits ? '' : `${path.slice(0, 60)}: ${text.slice(0, 60)}`;
};

test.each(['member', 'visitor'])('every address shows a %s one of our pages', async (who) => {
  const token = who === 'member' ? await loginAs(site.db, 'demo_plain') : undefined;
  const page = await visitHome(site, { path: '/member_disabled', token, expected });
  const faults: string[] = [];
  for (const path of unreadable) faults.push(await faultAt(page, path));
  expect(faults.filter(Boolean)).toEqual([]);
});

test('an order is found by JSON with a percent sign in its address', async () => {
  const token = await loginAs(site.db, 'demo_vip');
  const request = (orderNo: string) =>
    `/appointment/confirmDetail/${encodeURIComponent(`{"orderNo":"${orderNo}","rebate":"20`)}%%22%7D`;
  const page = await visitHome(site, { path: '/set', token });
  const asking = page.waitForRequest('**/v1/order/byNo');
  await page.evaluate((to) => history.pushState({}, '', to), request('2026112116045700000005'));
  expect((await asking).postDataJSON()).toMatchObject({ order_no: '2026112116045700000005' });
});
