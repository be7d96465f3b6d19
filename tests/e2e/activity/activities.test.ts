import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity, teamGroupTable } from '#server/db/tables/activity.ts';
import { message } from '#server/db/tables/message.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { relation } from '#server/db/tables/relation.ts';
import { HOUR } from '#server/platform/time/durations.ts';
import { whole } from '../../harness/whole.ts';
import { pressButtonWith, untilShown } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { findActivity, ordersOf, payFor, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });
const paid = '支付成功，等待成团';

test('a group is opened by one member and completed by another', async () => {
  const db = site.db;
  const { id } = await findActivity(db, 'team');
  const leader = await visit('demo_plain', `/teamDetails/${id}`);
  await leader.getByRole('link', { name: /开团$/ }).click();
  await payFor(leader);
  await leader.getByRole('heading', { name: paid }).waitFor();

  const other = await visit('demo_doctor', `/assembleDetail_up?id=${id}`);
  await other.getByText(/的团，还差 1 人/).waitFor();
  await other.getByRole('link', { name: '去参团' }).click();
  await payFor(other);
  await other.getByRole('heading', { name: '支付成功', exact: true }).waitFor();

  await leader.goto(`${site.server.origin}/myactivity`);
  await leader.getByText('已成团').waitFor();
  const states = eq(orderTable.targetId, id);
  for (const as of ['demo_plain', 'demo_doctor'])
    expect(await ordersOf(db, as, states)).toMatchObject([{ state: 'done' }]);
});

test.runIf(whole)('a group that is short when its time is over gives the money back', async () => {
  const db = site.db;
  const { id } = await findActivity(db, 'team');
  const page = await visit('demo_plain', `/teamDetails/${id}`);
  await page.getByRole('link', { name: /开团$/ }).click();
  await payFor(page);
  await page.getByRole('heading', { name: paid }).waitFor();
  const over = new Date(Date.now() - HOUR);
  await db.update(teamGroupTable).set({ stopAt: over }).where(eq(teamGroupTable.activityId, id));
  await page.goto(`${site.server.origin}/orderList`);
  await page
    .getByRole('article')
    .first()
    .getByText(/^(?:退款中|已退款)$/)
    .waitFor();
  const [order] = await ordersOf(db, 'demo_plain', eq(orderTable.targetId, id));
  await page.goto(`${site.server.origin}/orderdetail/${order?.id}`);
  await page.getByText('退款金额').waitFor();
});

/** The server comes to it within ten seconds. */
const answer = { timeout: 30_000 };

test.runIf(whole)(
  'a flash sale before, while and after it runs, and with its last place taken',
  async () => {
    const db = site.db;
    const { id } = await findActivity(db, 'flash');
    const change = (values: Partial<typeof activity.$inferInsert>) =>
      db.update(activity).set(values).where(eq(activity.id, id));
    await change({ startAt: new Date(Date.now() + HOUR), quota: 1 });
    const page = await visit('demo_plain', `/sk_detail/${id}`);
    const remind = page.getByRole('button', { name: '提醒我' });
    await untilShown(page, '已设提醒，快开始时发消息给你', () => remind.click());
    await page.reload();
    await page.getByRole('button', { name: '已设提醒 · 点按取消' }).waitFor();
    await page.goto(`${site.server.origin}/activity?tab=flash`);
    await page.locator(`a[href="/sk_detail/${id}"]`).getByText('已设提醒').waitFor();

    // as if it had been asked for in time, and the start were near
    await db
      .update(relation)
      .set({ at: new Date(Date.now() - HOUR) })
      .where(and(eq(relation.target, 'activity'), eq(relation.targetId, id)));
    await change({ startAt: new Date(Date.now() + 4 * 60_000) });
    const own = eq(message.link, `/sk_detail/${id}`);
    await expect.poll(() => db.$count(message, own), answer).toBe(1);
    await page.goto(`${site.server.origin}/message?group=order`);
    await page.getByRole('link', { name: /秒杀即将开始/ }).click();
    await page.getByRole('button', { name: '已设提醒 · 点按取消' }).waitFor();

    await change({ startAt: new Date(Date.now() - HOUR) });
    await page.reload();
    await page.getByRole('link', { name: /立即抢购$/ }).click();
    await placeOrder(page);
    await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
    const late = await visit('demo_doctor', `/sk_detail/${id}`);
    await late.getByText(/^有名额待释放，最早 \d\d:\d\d$/).waitFor();
    await late.getByText(/^共 1 份，1 份待付款$/).waitFor();
    await late.getByRole('button', { name: '等待名额释放' }).waitFor();

    await page.goto(`${site.server.origin}/orderList?tab=unpaid`);
    await pressButtonWith(page, '取消订单');
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await page.getByText('没有待付款的订单').waitFor();

    await late.reload();
    await late.getByRole('link', { name: /立即抢购$/ }).click();
    await payFor(late);
    await late.getByRole('heading', { name: '支付成功' }).waitFor();

    await change({ endAt: new Date(Date.now() - 1000) });
    await page.goto(`${site.server.origin}/sk_detail/${id}`);
    await page.getByRole('button', { name: '活动已结束' }).waitFor();
  },
);
