import { expect, test } from 'vitest';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { violations } from '../harness/violations.ts';
import { visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';
import { ordersOf } from '../harness/visits/order.ts';

const site = onSite();

test('a member finds an order by its number, and has an invoice of it issued', async () => {
  const orders = await ordersOf(site.db, 'demo_vip');
  const order = orders.findLast(({ state, payFen }) => state === 'done' && payFen > 0);
  const { orderNo = '', title = '' } = order ?? {};
  const page = await visitAs(site, 'demo_vip', { path: '/orderList' });
  await page.getByLabel('搜索订单').fill(orderNo);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('article').count(), soon).toBe(1);
  await page.getByRole('article').getByRole('link').filter({ hasText: title }).first().click();

  // without leave to write to the clipboard, as inside the messenger
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
  );
  await page.evaluate(() =>
    document.addEventListener('copy', () => {
      document.body.dataset.copied = String(
        document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value,
      );
    }),
  );
  await pressButtonWith(page, '复制订单编号');
  await page.getByText('订单编号已复制').waitFor();
  expect(await page.evaluate(() => document.body.dataset.copied)).toBe(orderNo);

  await page.getByRole('link', { name: '发票' }).click();
  await page.getByRole('radio', { name: '单位' }).check();
  await page.getByLabel('单位名称').fill('杭州市第一医院');
  await page.getByLabel('纳税人识别号').fill('91350100M000100Y44');
  await page.getByLabel('接收邮箱').fill('caiwu@example.com');
  await pressButtonWith(page, '提交');
  await page.getByText('请核对纳税人识别号').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('纳税人识别号').fill('9135 0100 m000100y43');
  await pressButtonWith(page, '提交');
  await page.getByRole('heading', { name: '已开具' }).waitFor();
  await page.getByText(/模拟开票.*无税务效力/).waitFor();
  await page.getByText('91350100M000100Y43').waitFor();
  expect(await violations(page)).toEqual([]);
});
