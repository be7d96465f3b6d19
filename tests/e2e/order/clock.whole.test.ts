import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderList } from '#schemas/order/endpoints.ts';
import { activity } from '#server/db/tables/activity.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { momentText } from '#server/platform/time/china-time.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';
import { findActivity, ordersOf, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

/** A phone in California, whose clock is three hours ahead. */
const astray = (as: string, path: string) =>
  visitAs(site, as, {
    path,
    timezoneId: 'America/Los_Angeles',
    prepare: (page) => page.clock.install({ time: Date.now() + 3 * HOUR }),
  });

/** The clock 1天 02:03:04 or 02:03 in a text, in ms. */
const leftIn = (text: string): number => {
  const [, days = '0', clock = ''] = /(?:(\d+)天 )?((?:\d\d:)+\d\d)/.exec(text) ?? [];
  const seconds = clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return (Number(days) * 86_400 + seconds) * 1000;
};

/** Within a few seconds: a page takes its time. */
const near = (text: string, end: number) =>
  expect(Math.abs(leftIn(text) - (end - Date.now())), text).toBeLessThan(6000);

/** The minute of a moment, which a page is told in whole seconds. */
const inChina = (at: number): string => momentText(Math.round(at / 1000) * 1000, Date.now());

test('a countdown and a start are the server’s, and the page opens by itself', async () => {
  const { id, endAt } = await findActivity(site.db, 'flash');
  const change = (values: Partial<typeof activity.$inferInsert>) =>
    site.db.update(activity).set(values).where(eq(activity.id, id));
  const startAt = new Date(Date.now() + HOUR);
  await change({ startAt });
  const page = await astray('demo_plain', `/sk_detail/${id}`);
  await page.getByRole('button', { name: '提醒我' }).waitFor();
  near(await page.getByText('距离开始').innerText(), startAt.getTime());
  await change({ startAt: new Date(Date.now() + 5000) });
  await page.reload();
  await page.getByRole('link', { name: /立即抢购$/ }).waitFor();
  near(await page.getByText('距离结束').innerText(), endAt.getTime());
  await change({ endAt: new Date(Date.now() + 5000) });
  await page.reload();
  await page.getByRole('button', { name: '活动已结束' }).waitFor();
});

test('what is left to pay is the server’s, also after a reload, and times are China’s', async () => {
  const { id } = await findActivity(site.db, 'team');
  const page = await astray('demo_doctor', `/order_submit/${id}?kind=team`);
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  const own = eq(orderTable.memberId, await memberIdOf(site.db, 'demo_doctor'));
  const order = (await ordersOf(site.db, 'demo_doctor', own)).at(-1);
  if (!order) throw new Error('no order');
  const end = order.expireAt.getTime();
  near(await page.getByText(/^剩余/).innerText(), end);
  await page.goto(`${site.server.origin}/orderdetail/${order.id}`);
  await page.getByText(inChina(order.createdAt.getTime())).waitFor();
  near(await page.getByText(/^剩余/).innerText(), end);
  await page.goto(`${site.server.origin}/orderList`);
  near(await page.getByText(/^剩余/).innerText(), end);
  await page.clock.fastForward(60_000);
  const left = () => page.getByText(/^剩余/).innerText();
  await expect.poll(async () => end - Date.now() - leftIn(await left())).toBeGreaterThan(50_000);
  const next = await left();
  // until it is read anew, the list is there again as it was kept: the time has not come back
  await page.route(`**${orderList.path}`, () => undefined);
  await page.reload();
  expect(leftIn(await page.getByText(/^剩余/).innerText())).toBeLessThanOrEqual(leftIn(next));
});
