import { expect, test } from 'vitest';
import { smallTaps } from '../harness/crawl/small-taps.ts';
import { exportedBy } from '../harness/exported.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { openDesk, startConsole } from '../harness/visits/operator.ts';
import { ordersOf } from '../harness/visits/order.ts';

const site = onSite(startConsole);
const PATH = '/operator/orders';
const SEARCH = '搜索订单编号、会员编号、手机号或商品';

test('an order is found by its number and state, opened, left, and exported', async () => {
  const order = (await ordersOf(site.db, 'demo_vip')).find(({ state }) => state === 'done');
  if (!order) throw new Error('no order');
  const page = await openDesk(site, { path: PATH });
  await page.getByText(/^共 \d+ 个订单$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel(SEARCH).fill(order.orderNo);
  await page.keyboard.press('Enter');
  await page.getByText('共 1 个订单').waitFor();
  expect(new URL(page.url()).searchParams.get('word')).toBe(order.orderNo);
  await page.getByRole('button', { name: `查看订单 ${order.orderNo}` }).press('Enter');
  const panel = page.getByRole('dialog', { name: '订单详情' });
  await panel.getByRole('link', { name: `会员（编号 ${order.memberId}）` }).waitFor();
  await panel.getByRole('heading', { name: '金额' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).searchParams.get('word')).toBe(order.orderNo);

  expect((await exportedBy(page, '导出表格')).text).toContain(order.orderNo);
  await page.getByLabel('订单状态').click();
  await page.locator('.ant-select-item-option').filter({ hasText: '已取消' }).click();
  await page.getByText('没有符合条件的订单').waitFor();
  await page.getByRole('button', { name: '清除条件' }).click();
  await page.getByText(/^共 \d+ 个订单$/).waitFor();
});

test('an order that was given back leads to its refund', async () => {
  const page = await openDesk(site, { path: `${PATH}?state=refunded` });
  await page
    .getByRole('button', { name: /^查看订单/ })
    .first()
    .click();
  const intro = page.getByRole('dialog', { name: '订单详情' }).getByRole('link', { name: /^退款/ });
  await intro.first().click();
  await page.getByRole('dialog', { name: '退款详情' }).getByText('退款单号').waitFor();
});

test('list and panel fit 375 px, for fingers and readers', async () => {
  const phone = { width: 375, height: 812, hasTouch: true, isMobile: true };
  const page = await openDesk(site, { ...phone, path: PATH });
  const found: string[] = [];
  const look = async (name: string) => {
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth > clientWidth ? [`${scrollWidth} > ${clientWidth}`] : [];
    });
    const faults = [...wide, ...(await smallTaps(page)), ...(await violations(page))];
    for (const fault of faults) found.push(`${name}: ${fault}`);
  };
  await page.getByText(/^共 \d+ 个订单$/).waitFor();
  await look('list');
  await page
    .getByRole('button', { name: /^查看订单/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: '订单详情' }).getByText('订单编号').waitFor();
  await look('panel');
  expect(found).toEqual([]);
});
