import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { pressButtonWith } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { findActivity, findCourse, payFor, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

test('what was bought says what came with it and whom to follow, and is reviewed from its order', async () => {
  const { id } = await findCourse(site.db);
  const page = await visit('demo_plain', `/order_submit/${id}`);
  await payFor(page);
  await page.getByRole('heading', { name: '已开通' }).waitFor();
  await page.getByText('长期有效').waitFor();
  const code = page.getByRole('img', { name: /的二维码$/ });
  await code.waitFor();
  await expect
    .poll(() => code.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: '查看订单详情' }).click();
  await page.getByRole('link', { name: '评价' }).click();
  await page.getByRole('heading', { name: '写评价' }).waitFor();
  await page.getByRole('radio', { name: '5 星' }).check({ force: true });
  await page.getByRole('textbox', { name: /评价内容/ }).fill('讲得清楚，例子贴近临床。');
  await pressButtonWith(page, '发表评价');
  await page.getByText('我的评价', { exact: true }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test('a place somewhere says when and where, and is given up where its number leads', async () => {
  const { id, title } = await findActivity(site.db, 'team');
  const venue = '杭州市滨江区学习中心三楼报告厅';
  await site.db.update(activity).set({ venue }).where(eq(activity.id, id));
  const page = await visit('demo_doctor', `/order_submit/${id}?kind=team`);
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await page.goto(`${site.server.origin}/myactivity`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { name: '预约信息' }).waitFor();
  const [orderNo] = /^\d+/.exec(await page.getByText(/^\d{20,}/).innerText()) ?? [];
  const named = encodeURIComponent(JSON.stringify({ orderNo }));
  await page.goto(`${site.server.origin}/appointment/confirmDetail/${named}`);
  await page.getByText(venue).waitFor();
  await pressButtonWith(page, '取消订单');
  await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
  await page.getByText('主动取消').waitFor();
  await expect.poll(() => page.getByText(venue).count()).toBe(0);
});
