import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exampleAddresses } from '../harness/examples/examples.ts';
import { startServer } from '../harness/server.ts';
import { onSite, type Site } from '../harness/site.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';
import { atCashier, findCourse, placeOrder } from '../harness/visits/order.ts';

const LINK = 'https://work.weixin.qq.com/kfid/kfc1';

/** Follows 联系客服 from each page that a member may need it on, and sees where it leads. */
const fromEachPage = async (site: Site, leads: (page: Page) => Promise<void>): Promise<void> => {
  const { id } = await findCourse(site.db);
  const page = await visitAs(site, 'demo_vip', { path: `/order_submit/${id}` });
  await placeOrder(page);
  await atCashier(page);
  const at = await exampleAddresses(site.db, await memberIdOf(site.db, 'demo_vip'));
  for (const path of [at['/order_pay/:id'], at['/orderdetail/:id'], at['/tuikuan'], '/my']) {
    await page.goto(site.server.origin + path);
    await page.getByRole('link', { name: '联系客服' }).first().click();
    await page.waitForURL(/\/service/);
    await leads(page);
  }
};

describe('where the messenger’s service is configured', () => {
  const site = onSite(() => startServer({ supportLink: LINK }));

  test('each 联系客服 leads there', () =>
    fromEachPage(site, async (page) => {
      const link = page.getByRole('link', { name: '打开微信客服' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(LINK);
      expect(await page.getByLabel('问题').count()).toBe(0);
    }));
});

describe('where it is not', () => {
  const site = onSite();

  test('each 联系客服 leads to messages to the operators', () =>
    fromEachPage(site, async (page) => {
      await page.getByLabel('问题').waitFor();
      expect(await page.getByRole('link', { name: '打开微信客服' }).count()).toBe(0);
    }));
});
