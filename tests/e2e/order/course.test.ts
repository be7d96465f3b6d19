import { asc, eq } from 'drizzle-orm';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { reportProgress } from '#schemas/course/endpoints.ts';
import { createOrder, orderDetail } from '#schemas/order/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { lesson, progress } from '#server/db/tables/course.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { simulatedPayment } from '#server/db/tables/payment.ts';
import { studiedOf } from '#server/domains/course/index.ts';
import { whole } from '../../harness/whole.ts';
import { shelve } from '../../server/harness/course/calls.ts';
import { pressButtonWith, tapTwice } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf, playedPast, visitAs } from '../harness/visits/course.ts';
import { soon } from '../harness/visits/home.ts';
import { agree } from '../harness/visits/login.ts';
import {
  askRefund,
  atCashier,
  findCourse,
  ordersOf,
  payFor,
  placeOrder,
} from '../harness/visits/order.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

/** A few seconds of any lesson are all of it, and none is free: what is free is no study. */
const shortenLessons = (db: Database, productId: number) =>
  db
    .update(lesson)
    .set({ durationMs: 3000, free: false, trialSeconds: 0 })
    .where(eq(lesson.productId, productId));

/** All that is sold of a course is its first lesson, without a trial. */
const sellFirstAlone = async (db: Database, productId: number): Promise<void> => {
  const own = eq(lesson.productId, productId);
  await db.update(lesson).set({ free: true }).where(own);
  const [first] = await db.select().from(lesson).where(own).orderBy(asc(lesson.id)).limit(1);
  const sold = { free: false, trialSeconds: 0 };
  await db
    .update(lesson)
    .set(sold)
    .where(eq(lesson.id, first?.id ?? 0));
};

/** Asks for the money of a course that was studied, and is told why it stays. */
const beRefusedRefund = async (page: Page, title: string): Promise<void> => {
  await page.goto(`${site.server.origin}/orderList?tab=done`);
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('link', { name: '申请退款' })
    .click();
  await page.getByText(/^购买后已学习或已打开 \d+%，不能退款$/).waitFor();
  expect(await page.getByRole('button', { name: '提交退款申请' }).count()).toBe(0);
};

test('a coupon, a course, its payment after two attempts that failed, its return, and its study', async () => {
  const db = site.db;
  const course = await findCourse(db);
  const page = await visit('demo_plain', '/yhj');
  const ticket = page.getByRole('article').filter({ hasText: '全场满减券' });
  await ticket.getByRole('button', { name: '领取' }).click();
  await ticket.getByRole('link', { name: '去使用' }).waitFor();

  await page.goto(`${site.server.origin}/courseDetail/${course.id}`);
  await pressButtonWith(page, '券后 ¥79.00 购买');
  await page.getByText('−¥20.00').first().waitFor();
  await agree(page);
  await tapTwice(page.getByRole('button', { name: '提交订单' }), createOrder.path);
  await pressButtonWith(page, '支付 ¥79.00');
  await page.getByText('演示环境，未接入微信支付').waitFor();
  await pressButtonWith(page, '取消支付');
  await page.getByText('支付已取消，订单为你保留').waitFor();
  await pressButtonWith(page, '支付 ¥79.00');
  await pressButtonWith(page, '模拟支付失败');
  await page.getByText('支付未成功，可以换一种方式或再试一次').waitFor();
  await pressButtonWith(page, '支付 ¥79.00');
  await pressButtonWith(page, '确认支付');
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  const own = eq(orderTable.targetId, course.id);
  expect(await ordersOf(db, 'demo_plain', own)).toMatchObject([{ state: 'done', payFen: 7900 }]);

  await page.goBack();
  await page.waitForURL(`${site.server.origin}/courseDetail/${course.id}`);
  await page.getByRole('link', { name: '开始学习' }).waitFor();
  await page.getByRole('link', { name: '查看订单' }).click();
  await page.waitForURL(/\/orderdetail\/\d+$/);

  await page.goto(`${site.server.origin}/orderList?tab=done`);
  const order = page.getByRole('article').filter({ hasText: course.title });
  await order.getByRole('link', { name: '申请退款' }).click();
  await pressButtonWith(page, '提交退款申请');
  await page.getByText('请选择退款原因').waitFor();
  await page.getByText('暂时没有时间学习').click();
  await askRefund(page);
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  await page.goto(`${site.server.origin}/courseDetail/${course.id}`);
  await page.getByRole('button', { name: '券后 ¥79.00 购买' }).waitFor();
  await page.goto(`${site.server.origin}/coupon`);
  await page.getByRole('article').filter({ hasText: '全场满减券' }).waitFor();

  // bought anew, with the same coupon, its payment known late; and now it is learned from
  await page.goto(`${site.server.origin}/courseDetail/${course.id}`);
  await pressButtonWith(page, '券后 ¥79.00 购买');
  await placeOrder(page);
  await pressButtonWith(page, '支付 ¥79.00');
  await pressButtonWith(page, '模拟结果延迟');
  await page.getByRole('heading', { name: '处理中' }).waitFor();
  await db.update(simulatedPayment).set({ knownAt: new Date(Date.now() - 1000) });
  await shortenLessons(db, course.id);
  await page.getByRole('link', { name: '开始学习' }).click();
  await page.waitForURL(/\/coursedet\//);
  // whoever came to study has pressed once
  await playedPast(page, 3);
  await page.goBack();
  const memberId = await memberIdOf(db, 'demo_plain');
  const percent = async () => (await studiedOf(db, memberId, course.id)).percent;
  await expect.poll(percent, soon).toBeGreaterThanOrEqual(10);
  await sellFirstAlone(db, course.id);
  await beRefusedRefund(page, course.title);
});

test.runIf(whole)(
  'of a column that was begun, the unread part is given back and what was read stays',
  async () => {
    const db = site.db;
    const column = await shelve(db, { title: '分段退回的专栏', priceFen: 9900 }, [{}, {}, {}]);
    const page = await visit('demo_doctor', `/order_submit/${column.id}?kind=column`);
    await payFor(page);
    await page.waitForURL(/\/fishedBuy/);
    const at = new Date();
    await db.insert(progress).values({
      memberId: await memberIdOf(db, 'demo_doctor'),
      lessonId: Number(column.lessons[0]),
      ...{ furthestMs: 60_000, startedAt: at, reportedAt: at, finishedAt: at },
    });
    await page.goto(`${site.server.origin}/orderList?tab=done`);
    const order = page.getByRole('article').filter({ hasText: '分段退回的专栏' });
    await order.getByRole('link', { name: '申请退款' }).click();
    await page.getByText('未学 2 节 / 共 3 节付费课时').waitFor();
    await page.getByText('其他原因').click();
    await askRefund(page);
    await page.getByText('学过的 1 节').waitFor();
    const [bought] = await ordersOf(db, 'demo_doctor', eq(orderTable.title, '分段退回的专栏'));
    const back = Math.floor(((bought?.payFen ?? 0) * 2) / 3);
    await page.getByText(`¥${(back / 100).toFixed(2)}`).waitFor();
    await page.goto(`${site.server.origin}/specialDetail/${column.id}`);
    await page.getByRole('button', { name: '立即购买' }).waitFor();
  },
);

test.runIf(whole)(
  'a course that was watched is not given back, though nothing was reported of it',
  async () => {
    const db = site.db;
    const course = await findCourse(db);
    const page = await visit('demo_vip', `/order_submit/${course.id}`);
    const silence = { position: 0, furthest: 0, watched: 0, finished: 0, percent: 0 };
    await page.route(`**${reportProgress.path}`, (route) =>
      route.fulfill({ json: { code: 200, msg: '成功', data: silence } }),
    );
    await payFor(page);
    await sellFirstAlone(db, course.id);
    await page.getByRole('link', { name: '开始学习' }).click();
    await page.waitForURL(/\/coursedet\//);
    await pressButtonWith(page, '播放');
    await playedPast(page, 2);
    await beRefusedRefund(page, course.title);
  },
);

// the first test's second payment is known late as well
test.runIf(whole)(
  'a result that is known late says so, and is found without paying again',
  async () => {
    const db = site.db;
    const course = await findCourse(db);
    const page = await visit('demo_doctor', `/order_submit/${course.id}`);
    await placeOrder(page);
    await pressButtonWith(page, /^支付 ¥/);
    await pressButtonWith(page, '模拟结果延迟');
    await page.getByRole('heading', { name: '处理中' }).waitFor();
    await db.update(simulatedPayment).set({ knownAt: new Date(Date.now() - 1000) });
    await page.getByRole('heading', { name: '支付成功' }).waitFor();
    await page.getByRole('link', { name: '查看订单' }).click();
    await page.getByText('内容已开通').waitFor();
  },
);

const endUnpaid = (db: Database) =>
  db
    .update(orderTable)
    .set({ expireAt: new Date(Date.now() - 1000) })
    .where(eq(orderTable.state, 'unpaid'));

test.runIf(whole)('an order whose time is over is no longer paid', async () => {
  const db = site.db;
  const course = await findCourse(db);
  const page = await visit('demo_teacher', `/order_submit/${course.id}`);
  // the cashier looks again by itself: here the tap comes before it has
  const held: Route[] = [];
  let underWay = 0;
  let holding = false;
  await page.route(`**${orderDetail.path}`, async (route) => {
    if (holding) return held.push(route);
    underWay += 1;
    await route.fulfill({ response: await route.fetch() });
    underWay -= 1;
  });
  await placeOrder(page);
  await atCashier(page);
  holding = true;
  await expect.poll(() => underWay, soon).toBe(0);
  await endUnpaid(db);
  await pressButtonWith(page, /^支付 ¥/);
  await expect.poll(() => held.length, soon).toBeGreaterThan(0);
  holding = false;
  for (const route of held) await route.continue();
  await page.getByText(/订单已取消：超时/).waitFor();
  await page.getByRole('link', { name: '再次购买' }).waitFor();
});

test('the cashier sees by itself that the time is over', async () => {
  const db = site.db;
  const course = await findCourse(db);
  const page = await visit('demo_teacher', `/order_submit/${course.id}`);
  await placeOrder(page);
  await atCashier(page);
  await endUnpaid(db);
  // what the page does when it is seen again
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByText(/订单已取消：超时/).waitFor();
  expect(await page.getByRole('button', { name: /^支付 ¥/ }).count()).toBe(0);
});

test('the card is bought, and its price shows in the next order', async () => {
  const db = site.db;
  const course = await findCourse(db);
  const page = await visit('demo_teacher', '/upgradeMember');
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: /^¥30.00/ }).click();
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await page.goto(`${site.server.origin}/order_submit/${course.id}`);
  await page.getByText('会员优惠').waitFor();
});

test('orders of others, and addresses that name none, show nothing', async () => {
  const [own] = await ordersOf(site.db, 'demo_vip');
  const page = await visit('demo_plain', `/orderdetail/${own?.id}`);
  await page.getByText('订单不存在').waitFor();
  const number = encodeURIComponent(JSON.stringify({ orderNo: own?.orderNo }));
  await page.goto(`${site.server.origin}/appointment/confirmDetail/${number}`);
  await page.getByText('订单不存在').waitFor();
  await page.goto(`${site.server.origin}/appointment/confirmDetail/%7B%22orderNo`);
  await page.getByText('订单不存在').waitFor();
  await page.goto(`${site.server.origin}/order_submit/1?kind=present`);
  await page.getByText('商品不存在或已下架').waitFor();
});
