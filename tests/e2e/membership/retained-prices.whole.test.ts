import { gt, isNotNull, sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { typedProducts } from '#schemas/classic/endpoints.ts';
import { product } from '#server/db/tables/course.ts';
import { pressButton } from '../harness/gestures.ts';
import { onSite } from '../harness/site.ts';
import { follow, visitAs } from '../harness/visits/course.ts';
import { buildAll, recordCalls } from '../harness/visits/home.ts';
import { payFor } from '../harness/visits/order.ts';
import { cardsOn } from '../harness/visits/price.ts';

const site = onSite();

/** The list that the specification has cached. */
const cards = (page: Page) => cardsOn(page, '[data-section=课程模块]');

const home = async (page: Page): Promise<void> => {
  await follow(page, '/newIndex');
  await buildAll(page);
};

const memberRetention = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':member ')));

/** Has the call cached for an hour, as by a back end that says nothing else of it. */
const cacheForAnHour = (page: Page) =>
  page.route(`**${typedProducts.path.replace('?', '\\?')}`, async (route) => {
    const response = await route.fetch();
    const { expire: _, ...body } = Object(await response.json());
    await route.fulfill({ response, json: body });
  });

test('prices of a cached call are a visitor’s after the logout and the card’s after its purchase, at once', async () => {
  // a home begins with few courses
  const half = sql<number>`${product.priceFen} / 2`;
  await site.db.update(product).set({ memberPriceFen: half }).where(gt(product.priceFen, 1));
  let calls: string[] = [];
  const page = await visitAs(site, 'demo_teacher', {
    path: '/newIndex',
    reducedMotion: 'reduce',
    prepare: (opened) => {
      calls = recordCalls(opened);
      return cacheForAnHour(opened);
    },
  });
  await buildAll(page);
  const request = () => calls.filter((path) => path === typedProducts.path).length;
  const shown = await cards(page);
  const reduced = await site.db.select().from(product).where(isNotNull(product.memberPriceFen));
  const row = reduced.find(({ id }) => shown.has(String(id)));
  const id = String(row?.id);
  const whole = shown.get(id);
  expect(whole).toBe(((row?.priceFen ?? 0) / 100).toFixed(2));
  // what a card gives free says 会员免费
  const byCard = row?.memberPriceFen ? (row.memberPriceFen / 100).toFixed(2) : undefined;
  const price = async () => (await cards(page)).get(id);

  await follow(page, '/upgradeMember');
  await home(page);
  expect([await price(), request()]).toEqual([whole, 1]);

  await follow(page, '/upgradeMember');
  await page.getByText('月卡').click();
  await page.getByRole('link', { name: /^¥30.00/ }).click();
  await payFor(page);
  await page.getByRole('heading', { name: '支付成功' }).waitFor();
  await home(page);
  await expect.poll(price).toBe(byCard);
  expect(request()).toBe(2);
  expect((await memberRetention(page)).join()).toContain(typedProducts.path);

  await follow(page, '/set');
  await pressButton(page, '退出登录');
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/set');
  await home(page);
  await expect.poll(price).toBe(whole);
  expect(request()).toBe(3);
  expect(await memberRetention(page)).toEqual([]);
});
