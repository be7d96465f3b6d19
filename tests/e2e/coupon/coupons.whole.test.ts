import { and, eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { coupon, memberCoupon } from '#server/db/tables/coupon.ts';
import { member } from '#server/db/tables/member.ts';
import { pressButtonWith, tapTwice } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { follow, memberIdOf, visitAs } from '../harness/visits/course.ts';
import { findCourse, payFor, placeOrder } from '../harness/visits/order.ts';

const site = onSite();

const visit = (as: string, path: string) => visitAs(site, as, { path });

const ticketOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ hasText: title });

const copiesOf = async (as: string, title: string) => {
  const [row] = await site.db.select().from(coupon).where(eq(coupon.title, title));
  const own = eq(memberCoupon.memberId, await memberIdOf(site.db, as));
  return site.db.$count(memberCoupon, and(own, eq(memberCoupon.couponId, row?.id ?? 0)));
};

test('whoever had none finds the first on the way back from claiming it', async () => {
  const page = await visit('demo_plain', '/coupon');
  await page.getByText('还没有可用的优惠券').waitFor();
  await page.getByRole('link', { name: '去领券', exact: true }).click();
  await ticketOf(page, '全场满减券').getByRole('button', { name: '领取' }).click();
  await ticketOf(page, '全场满减券').getByRole('link', { name: '去使用' }).waitFor();
  await page.getByRole('tab', { name: '未使用 1' }).click();
  await ticketOf(page, '全场满减券').waitFor();
  await page.waitForURL('**/coupon');
});

test('two tabs that claim one coupon hold one copy, and both show it', async () => {
  const title = '新人立减券';
  const tab = await visit('demo_plain', '/yhj');
  const other = await tab.context().newPage();
  await other.goto(`${site.server.origin}/yhj`);
  const buttons = [tab, other].map((page) =>
    ticketOf(page, title).getByRole('button', { name: '领取' }),
  );
  await Promise.all(buttons.map((button) => button.waitFor()));
  await Promise.all(buttons.map((button) => tapTwice(button, '/v1/coupon/claim')));
  for (const page of [tab, other])
    await ticketOf(page, title).getByRole('link', { name: '去使用' }).waitFor();
  expect(await copiesOf('demo_plain', title)).toBe(1);
});

test('a coupon that was had elsewhere says so where it is tapped, and on the way back', async () => {
  const title = '专栏专享券';
  const page = await visit('demo_doctor', '/yhj');
  await ticketOf(page, title).getByRole('link', { name: title }).click();
  await pressButtonWith(page, '立即领取');
  await pressButtonWith(page, '去使用');
  await page.goBack();
  await ticketOf(page, title).getByRole('link', { name: '去使用' }).waitFor();
});

test('a claim that was lost on the way is made once when it is tapped again', async () => {
  const title = '直播课抵扣券';
  const page = await visit('demo_doctor', '/yhj');
  const keys: unknown[] = [];
  await page.route('**/v1/coupon/claim', async (route) => {
    keys.push(route.request().postDataJSON().key);
    if (keys.length > 1) return route.continue();
    // carried out, and its answer lost
    await route.fetch();
    return route.fulfill({ body: 'no envelope' });
  });
  const ticket = ticketOf(page, title);
  await ticket.getByRole('button', { name: '领取' }).click();
  await page.getByText('领取没有成功，请稍后再试').waitFor();
  await ticket.getByRole('button', { name: '领取' }).click();
  await ticket.getByRole('link', { name: '去使用' }).waitFor();
  expect(keys[1]).toBe(keys[0]);
  expect(await copiesOf('demo_doctor', title)).toBe(1);
});

test('a coupon leads to what it is for alone, and from there to its price', async () => {
  const title = '专栏专享券';
  const page = await visit('demo_teacher', '/yhj');
  await ticketOf(page, title).getByRole('button', { name: '领取' }).click();
  await ticketOf(page, title).getByRole('link', { name: '去使用' }).click();
  await pressButtonWith(page, '去使用');
  const items = page.getByRole('region', { name: '可用于' }).getByRole('link');
  await items.first().waitFor();
  for (const href of await items.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  ))
    expect(href).toMatch(/^\/specialDetail\/\d+$/);
  await items.first().click();
  await page.waitForURL('**/specialDetail/*');
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await follow(page, `/order_submit/${id}?kind=column`);
  await page.getByText('−¥30.00').first().waitFor();
});

test('the price of the card holds at once on pages that were open before, without a reload', async () => {
  const course = await findCourse(site.db);
  const page = await visit('demo_teacher', `/order_submit/${course.id}`);
  await page.getByText('应付').first().waitFor();
  expect(await page.getByText('会员优惠').count()).toBe(0);
  await follow(page, '/upgradeMember');
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: /^¥30.00/ }).click();
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await follow(page, `/order_submit/${course.id}`);
  await page.getByText('会员优惠').first().waitFor();
  await follow(page, '/upgradeMember');
  await page.getByRole('heading', { name: /^有效期至/ }).waitFor();

  // and is over at once where the card is
  const over = { vipUntil: new Date(Date.now() - 1000) };
  await site.db
    .update(member)
    .set(over)
    .where(eq(member.id, await memberIdOf(site.db, 'demo_teacher')));
  await follow(page, `/order_submit/${course.id}`);
  await page.getByText('应付').first().waitFor();
  await page.getByText('会员优惠').waitFor({ state: 'detached' });
});

test('the free card is had once', async () => {
  const page = await visit('demo_doctor', '/upgradeMember');
  await page.getByText('体验卡').click();
  await page.getByRole('link', { name: '免费领取' }).click();
  await placeOrder(page);
  await page.getByRole('heading', { name: '购买成功' }).waitFor();
  await page.getByRole('link', { name: '查看会员' }).click();
  await page.getByRole('radio', { name: /月卡/ }).waitFor();
  expect(await page.getByRole('radio', { name: /体验卡/ }).count()).toBe(0);
});

test('a code is mended after it was wrong, and counts once', async () => {
  const page = await visit('demo_plain', '/upgradeMember');
  const field = page.getByRole('textbox', { name: '兑换码' });
  await field.fill('VIP2026-9999');
  await pressButtonWith(page, '兑换');
  await page.getByText('兑换码不正确或已失效').waitFor();
  await field.fill(' ｖｉｐ2026 0001 ');
  await pressButtonWith(page, '兑换');
  await page.getByText('已兑换：月卡').waitFor();
  await page.getByRole('heading', { name: /^有效期至/ }).waitFor();
  await field.fill('VIP2026-0001');
  await pressButtonWith(page, '兑换');
  await page.getByText('兑换码已被使用').waitFor();
});

test('a month that is none shows all of them', async () => {
  const page = await visit('demo_vip', '/integral_detail?month=2026-13');
  await page.getByText('每日签到', { exact: true }).first().waitFor();
  expect(await page.getByLabel('月份').inputValue()).toBe('');
});
