import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { refundTerms } from '#schemas/refund/endpoints.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { agree } from '../harness/visits/login.ts';
import { findCourse, ordersOf, paySheet } from '../harness/visits/order.ts';

const site = onSite();

const success = (page: Page) => page.getByRole('heading', { name: '支付成功' }).waitFor();

test('two tabs of one member place one order, and it is paid once', async () => {
  const course = await findCourse(site.db);
  const path = `/order_submit/${course.id}`;
  const one = await visitAs(site, 'demo_plain', { path });
  const two = await one.context().newPage();
  await two.goto(site.server.origin + path);
  for (const tab of [one, two]) await agree(tab);
  await Promise.all([one, two].map((tab) => pressButtonWith(tab, '提交订单')));
  for (const tab of [one, two]) await tab.waitForURL(/\/order_pay\/\d+$/);
  expect(one.url()).toBe(two.url());
  await paySheet(one);
  await success(one);
  await pressButtonWith(two, /^支付 ¥/);
  await success(two);
  const own = eq(orderTable.targetId, course.id);
  expect(await ordersOf(site.db, 'demo_plain', own)).toMatchObject([{ state: 'done' }]);

  // whatever is reloaded or gone back to, nothing is ordered anew
  await one.reload();
  await success(one);
  await two.goto(one.url().replace(/fishedBuy\?id=/, 'order_pay/'));
  await success(two);
  await two.goto(site.server.origin + path);
  await two.getByText('你已拥有该内容，无需重复购买').waitFor();
  await two.getByRole('link', { name: '查看课程' }).click();
  await two.getByRole('link', { name: '开始学习' }).waitFor();
  expect(await ordersOf(site.db, 'demo_plain', own)).toHaveLength(1);
});

test('without a network every step says so and goes on later, at the same order', async () => {
  const course = await findCourse(site.db);
  const page = await visitAs(site, 'demo_doctor', {
    path: `/order_submit/${course.id}`,
    expected: [/ERR_INTERNET_DISCONNECTED/],
  });
  const offline = async (step: () => Promise<void>, answer: string | RegExp) => {
    await page.context().setOffline(true);
    await step();
    await page.getByRole('alert').filter({ hasText: answer }).waitFor();
    await page.context().setOffline(false);
  };
  await agree(page);
  await offline(() => pressButtonWith(page, '提交订单'), /网络|没有提交成功/);
  await pressButtonWith(page, '提交订单');
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await offline(() => pressButtonWith(page, /^支付 ¥/), /网络|没有发起成功/);
  await pressButtonWith(page, /^支付 ¥/);
  await offline(() => pressButtonWith(page, '确认支付'), /网络|没有响应/);
  await pressButtonWith(page, '确认支付');
  await success(page);
  const own = eq(orderTable.targetId, course.id);
  expect(await ordersOf(site.db, 'demo_doctor', own)).toMatchObject([{ state: 'done' }]);

  // what is looked up is asked for again by hand
  const id = page.url().split('=').at(-1);
  await page.goto(`${site.server.origin}/orderdetail/${id}`);
  await page.getByText('内容已开通').waitFor();
  await page.route(`**${refundTerms.path}`, (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: '申请退款' }).click();
  await page.getByRole('alert').getByRole('button', { name: '重新加载' }).waitFor();
  await page.unroute(`**${refundTerms.path}`);
  await pressButtonWith(page, '重新加载');
  await page.getByRole('button', { name: '提交退款申请' }).waitFor();
});
