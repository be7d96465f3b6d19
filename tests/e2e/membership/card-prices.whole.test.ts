import { and, eq, notInArray } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseApi } from '#schemas/course/endpoints.ts';
import { orderApi } from '#schemas/order/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { member } from '#server/db/tables/member.ts';
import { grantedIds } from '#server/domains/course/index.ts';
import { onSite } from '../harness/site.ts';
import { follow, memberIdOf, visitAs } from '../harness/visits/course.ts';
import { buildAll, loginAs } from '../harness/visits/home.ts';
import { payFor } from '../harness/visits/order.ts';
import { amountsIn, cardsOn, homeAs } from '../harness/visits/price.ts';

const site = onSite();

const noticeOf = async (path: string, payload: object, token: string) => {
  const response = await fetch(site.server.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', token },
    body: JSON.stringify(payload),
  });
  const { msg, data } = Object(await response.json());
  return { msg, ...Object(data) };
};

test('every card of a course at home shows the holder of a card what its page and its order say', async () => {
  const page = await homeAs(site, 'demo_vip');
  const cards = await cardsOn(page);
  expect(cards.size).toBeGreaterThan(15);
  const token = await loginAs(site.db, 'demo_vip');
  const sorts = new Set<string>();
  for (const [id, price] of cards) {
    const detail = await noticeOf(courseApi.productDetail.path, { id }, token);
    expect(detail.price, id).toBe(price);
    const offer = await noticeOf(
      orderApi.previewOrder.path,
      { kind: 'course', id, coupon_id: '', quantity: 1 },
      token,
    );
    const { access } = detail.mine;
    // who waits in a group is offered nothing beside it
    const waits = /^你正在参加拼团/.test(offer.msg);
    if (access === 'none' && !waits) expect(offer.pay, `${id}: ${offer.msg}`).toBe(price);
    if (access === 'card') expect([price, offer.msg]).toEqual(['0.00', '会员可直接学习，无需购买']);
    sorts.add(access === 'none' ? `${access} ${detail.member_price === price}` : access);
  }
  expect([...sorts]).toEqual(expect.arrayContaining(['none true', 'none false', 'card', 'free']));
});

test('a column that is free with the card is studied without an order', async () => {
  const page = await homeAs(site, 'demo_vip');
  const columns = page.locator('[data-section=专栏模块]');
  const begun = await columns.getByRole('link').count();
  await columns.getByRole('button', { name: '查看更多' }).click();
  await expect.poll(() => columns.getByRole('link').count()).toBeGreaterThan(begun);
  const cards = await cardsOn(page);
  const own = grantedIds(site.db, await memberIdOf(site.db, 'demo_vip'), 'product', Date.now());
  const free = await site.db
    .select()
    .from(product)
    .where(and(eq(product.memberFree, true), eq(product.type, 3), notInArray(product.id, own)));
  const id = free.map((row) => String(row.id)).find((one) => cards.has(one));
  expect(cards.get(id ?? '')).toBe('0.00');
  await page.locator(`[data-section] a[href$="/${id}"]`).first().click();
  await page.getByText('会员卡已包含本课程').waitFor();
  await page.getByRole('link', { name: /^(?:会员免费学|(?:继续|再次)学习)/ }).waitFor();
  expect(await page.getByText('立即购买').count()).toBe(0);
});

/** A course at home that a card makes cheaper, and both of its prices. */
const reducedOn = async (page: Page) => {
  const cards = await cardsOn(page);
  const rows = await site.db.select().from(product);
  const row = rows.find((one) => one.memberPriceFen !== null && cards.has(String(one.id)));
  const yuan = (fen: number | null | undefined) => ((fen ?? 0) / 100).toFixed(2);
  return { id: String(row?.id), whole: yuan(row?.priceFen), byCard: yuan(row?.memberPriceFen) };
};

const endCard = async (as: string): Promise<void> => {
  const own = eq(member.id, await memberIdOf(site.db, as));
  await site.db
    .update(member)
    .set({ vipUntil: new Date(Date.now() - 1000) })
    .where(own);
};

const backHome = async (page: Page): Promise<void> => {
  await follow(page, '/drawIndex');
  await buildAll(page);
};

test('a card that is bought shows at home at once, and one that has ended no more', async () => {
  const page = await homeAs(site, 'demo_teacher');
  const { id, whole, byCard } = await reducedOn(page);
  const shown = async () => (await cardsOn(page)).get(id);
  expect(await shown()).toBe(whole);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await follow(page, '/upgradeMember');
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: /^¥30.00/ }).click();
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await backHome(page);
  await expect.poll(shown).toBe(byCard);
  await endCard('demo_teacher');
  await follow(page, '/upgradeMember');
  await page.getByText(/已于 .* 到期/).waitFor();
  await backHome(page);
  await expect.poll(shown).toBe(whole);
  expect(await page.evaluate(() => Object(window).stayed)).toBe(true);
});

test('a list that is come back to shows the prices of the card that was redeemed meanwhile', async () => {
  const page = await visitAs(site, 'demo_plain', { path: '/more' });
  const prices = async () => amountsIn(await page.getByRole('main').innerText());
  await expect.poll(async () => (await prices()).length).toBeGreaterThan(3);
  // rows further down come once the list has been measured
  await page.waitForLoadState('networkidle');
  const before = await prices();
  await follow(page, '/upgradeMember');
  await page.getByRole('textbox', { name: '兑换码' }).fill('VIP2026-0001');
  await page.getByRole('button', { name: '兑换', exact: true }).click();
  await page.getByText('已兑换：月卡').waitFor();
  await page.getByRole('heading', { name: /^有效期至/ }).waitFor();
  await page.goBack();
  await page.waitForURL(/\/more$/);
  await page.getByText('精品好课').first().waitFor();
  await expect.poll(async () => (await prices()).join(' ')).not.toBe(before.join(' '));
  await endCard('demo_plain');
  await page.reload();
  await expect.poll(prices).toEqual(before);
});
