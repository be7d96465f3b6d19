import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onSite } from '../harness/site.ts';
import { visitAs } from '../harness/visits/course.ts';
import { amountsIn, homeAs } from '../harness/visits/price.ts';

const site = onSite();

/** The first card of a section that shows a price. */
const pricedCard = (page: Page, section: string): Locator =>
  page.locator(`[data-section=${section}] a`).filter({ hasText: /¥/ }).first();

/** What a line of the price says on the page that confirms an order. */
const line = async (page: Page, name: string): Promise<string | undefined> =>
  amountsIn(
    await page
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: name }) })
      .innerText(),
  )[0];

const goOnToOrder = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).last().click();
  await page.waitForURL(/\/order_submit\//);
  await page.getByText('价格明细').waitFor();
};

test.each(['优质内容', '课程模块', '视频模块'])(
  'a course of %s costs the same at home, on its page and in its order',
  async (section) => {
    const page = await homeAs(site, 'demo_plain');
    const card = pricedCard(page, section);
    const [price] = amountsIn(await card.innerText());
    expect(price).toBeDefined();
    await card.click();
    await page.waitForURL((url) => url.pathname !== '/drawIndex');
    await page.getByText('立即购买').first().waitFor();
    const shown = (await page.getByRole('main').innerText()).replace(/\s+/g, '');
    expect(amountsIn(shown)).toContain(price);
    await goOnToOrder(page, /立即购买/);
    expect(await line(page, '商品金额')).toBe(price);
    expect(await line(page, '应付')).toBe(price);
  },
);

test('an activity costs the same at home, on its page and in its order', async () => {
  const page = await homeAs(site, 'demo_plain');
  const card = page
    .locator('[data-section=活动标题] a[href^="/teamDetails/"]')
    .filter({ hasText: '距离结束' })
    .first();
  const prices = amountsIn(await card.innerText());
  expect(prices).toHaveLength(2);
  await card.click();
  await page.waitForURL(/\/teamDetails\//);
  await page.getByText('拼团价', { exact: true }).waitFor();
  const shown = amountsIn(await page.getByRole('main').innerText());
  expect(shown).toEqual(expect.arrayContaining(prices));
  await goOnToOrder(page, /开团$/);
  expect(prices).toContain(await line(page, '应付'));
  expect(Number(await line(page, '应付'))).toBe(Math.min(...prices.map(Number)));
});

test('the holder of a card sees on the page of a course what they pay in the end', async () => {
  const page = await visitAs(site, 'demo_vip', { path: '/courseDetail/19' });
  await page.getByText('会员价').first().waitFor();
  const shown = amountsIn(await page.getByRole('main').innerText());
  await goOnToOrder(page, /购买/);
  await page.getByRole('button', { name: /^优惠券/ }).click();
  await page.getByText('不使用优惠券').click();
  const lines = () => Promise.all(['商品金额', '会员优惠', '应付'].map((name) => line(page, name)));
  // the last price stays in sight while the wish is reckoned
  await expect
    .poll(async () => {
      const [whole, cut, pay] = (await lines()).map(Number);
      return Math.round(100 * ((whole ?? 0) - (cut ?? 0) - (pay ?? 0)));
    })
    .toBe(0);
  const [whole, , pay] = await lines();
  expect(shown).toEqual(expect.arrayContaining([whole, pay]));
  expect(shown[0]).toBe(pay);
});
