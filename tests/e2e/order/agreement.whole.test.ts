import { expect, test } from 'vitest';
import { legalTextTable } from '#server/db/tables/site.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { agree } from '../harness/visits/login.ts';
import { findCourse, ordersOf } from '../harness/visits/order.ts';

const site = onSite();
const words = '我已阅读并同意';

test('the purchase agreement is ticked before ordering, anew where it changes, and kept', async () => {
  const course = await findCourse(site.db);
  const path = `/order_submit/${course.id}`;
  const before = await ordersOf(site.db, 'demo_plain');
  const page = await visitAs(site, 'demo_plain', { path });
  const box = page.getByRole('checkbox', { name: words });

  await pressButtonWith(page, '提交订单');
  await page.getByText('请先阅读并同意《购买协议》').waitFor();
  expect(await box.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await ordersOf(site.db, 'demo_plain')).toEqual(before);

  // all of the line ticks, as high as a thumb
  const line = box.locator('..');
  const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(43.5);
  await line.click({ position: { x: width - 8, y: height / 2 } });
  await page.getByRole('checkbox', { name: words, checked: true }).waitFor();

  const chapters = [{ heading: '一、新的约定', paragraphs: ['自今日起，订单适用新的约定。'] }];
  const next = { type: 'purchase' as const, version: 2, title: '购买协议', chapters };
  await site.db.insert(legalTextTable).values({ ...next, updatedAt: new Date() });
  await pressButtonWith(page, '提交订单');
  await page.getByRole('dialog', { name: '购买协议' }).getByText('一、新的约定').waitFor();
  await page.goBack();
  await page.getByRole('checkbox', { name: words, checked: false }).waitFor();
  expect(new URL(page.url()).pathname).toBe(path);

  await agree(page);
  await pressButtonWith(page, '提交订单');
  await page.waitForURL(/\/order_pay\/\d+$/);
  const order = (await ordersOf(site.db, 'demo_plain')).at(-1);
  expect(order?.agreement).toBe(2);
  await page.goto(`${site.server.origin}/orderdetail/${order?.id}`);
  await pressButtonWith(page, '购买协议 第 2 版');
  await page.getByRole('dialog', { name: '购买协议' }).getByText('一、新的约定').waitFor();
});
