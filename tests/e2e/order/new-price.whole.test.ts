import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activity } from '#server/db/tables/activity.ts';
import { coupon } from '#server/db/tables/coupon.ts';
import { product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { orderTable } from '#server/db/tables/order.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { shelve } from '../../server/harness/course/calls.ts';
import { onSite } from '../harness/site.ts';
import { memberIdOf, visitAs } from '../harness/visits/course.ts';
import { findCourse, ordersOf, payFor, paySheet, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

const beginCard = async (as: string): Promise<void> => {
  const own = eq(member.id, await memberIdOf(site.db, as));
  const vipUntil = new Date(Date.now() + DAY);
  await site.db.update(member).set({ vipUntil }).where(own);
};

const yuan = (fen: number | null) => ((fen ?? 0) / 100).toFixed(2);

test('an unpaid order is given up by one tap for one at the price of the card', async () => {
  const { id, priceFen, memberPriceFen } = await findCourse(site.db);
  const page = await visitAs(site, 'demo_plain', { path: `/order_submit/${id}?kind=course` });
  await placeOrder(page);
  await page.getByRole('button', { name: `支付 ¥${yuan(priceFen)}` }).waitFor();
  await beginCard('demo_plain');
  await page.reload();
  await page.getByText(`该内容现价 ¥${yuan(memberPriceFen)}`).waitFor();
  expect(await page.getByRole('button', { name: /^支付/ }).count()).toBe(0);
  await page.goto(`${site.server.origin}/orderList`);
  await page.getByRole('button', { name: '取消并按新价下单' }).first().click();
  await page.waitForURL(new RegExp(`/order_submit/${id}`));
  await placeOrder(page);
  await page.getByRole('button', { name: `支付 ¥${yuan(memberPriceFen)}` }).waitFor();
  await paySheet(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  const orders = await ordersOf(site.db, 'demo_plain', eq(orderTable.targetId, id));
  expect(orders.map(({ state }) => state).slice(-2)).toEqual(['cancelled', 'done']);
});

test('what the card gives is opened free, and its unpaid order cannot be paid', async () => {
  const [row] = await site.db
    .select()
    .from(product)
    .where(and(eq(product.memberFree, true), eq(product.type, 4), eq(product.published, true)));
  const page = await visitAs(site, 'demo_teacher', {
    path: `/order_submit/${row?.id}?kind=course`,
  });
  await placeOrder(page);
  await page.getByRole('button', { name: /^支付 ¥/ }).waitFor();
  await beginCard('demo_teacher');
  await page.reload();
  await page.getByText('会员卡已包含该内容，无需付款。').waitFor();
  await page.getByRole('button', { name: '取消订单，直接学习' }).click();
  await page.getByText('会员卡已包含本课程').waitFor();
});

test('a course says which flash sale, group buy and coupon make it cheaper, and leads there', async () => {
  const { db } = site;
  const own = { type: 4, title: '有优惠的课程', priceFen: 10_000 };
  const { key: productId } = await shelve(db, own, [{}]);
  const at = Date.now();
  const window = { startAt: new Date(at - HOUR), endAt: new Date(at + DAY) };
  const sale = { title: '优惠', priceFen: 10_000, productId, ...window };
  await db.insert(activity).values([
    { ...sale, type: 2, groupPriceFen: 4000, quota: 9 },
    { ...sale, type: 1, groupPriceFen: 5000, need: 2 },
  ]);
  await db.insert(coupon).values({
    ...{ title: '本课专享券', amountFen: 4000, thresholdFen: 10_000, endAt: window.endAt },
    ...{ scope: 'product' as const, scopeIds: [productId] },
  });
  const page = await visitAs(site, 'demo_doctor', { path: `/courseDetail/${productId}` });
  const offers = page.getByRole('navigation', { name: '优惠' });
  const noticeOf = async () => {
    for (const [name, price] of [
      ['秒杀价', '40.00'],
      ['拼团价', '50.00'],
      ['券后价', '60.00'],
    ])
      await offers
        .getByRole('link', { name: new RegExp(`${name}.*${price}.*(?:剩余|到期)`) })
        .waitFor();
  };
  await noticeOf();
  // a lesson that is not bought says the same
  await page.goto(`${site.server.origin}/coursedet/${productId}`);
  await page.getByText('购买后可学习本节').waitFor();
  await noticeOf();
  await page.goto(`${site.server.origin}/order_submit/${productId}?kind=course`);
  await offers.getByRole('link', { name: /券后价/ }).click();
  await page.getByRole('button', { name: '立即领取' }).click();
  await page.getByText('可使用').waitFor();
  await page.goto(`${site.server.origin}/courseDetail/${productId}`);
  await offers.getByRole('link', { name: /券后价/ }).click();
  await page.getByRole('button', { name: '提交订单 ¥60.00' }).waitFor();
  await page.goBack();
  await offers.getByRole('link', { name: /秒杀价/ }).click();
  await page.getByRole('link', { name: '¥40.00 立即抢购' }).click();
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
});
