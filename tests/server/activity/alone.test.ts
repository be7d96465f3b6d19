import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { product } from '#server/db/tables/course.ts';
import { DAY } from '#server/platform/time/durations.ts';
import { ordersOn } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

onDatabase('the page of an activity', (opened) => {
  it.each([
    ['a course with a price for members', { memberPriceFen: 3500 }, ['100.00', '35.00']],
    ['a course that is free for members', { memberFree: true }, ['100.00', '0.00']],
    ['a course of one price', { memberPriceFen: null }, ['100.00', '100.00']],
  ])('says what this member would pay alone for %s', async (_, terms, expected) => {
    const shop = ordersOn(opened().db);
    const card = (days: number) => shop.join({ vipUntil: new Date(shop.now() + days * DAY) });
    const [plain, holder, lapsed] = [await shop.join(), await card(1), await card(-1)];
    const [flash, team] = [await shop.run(), await shop.run({ type: 1 })];
    for (const { productId } of [flash, team])
      await shop.db.update(product).set(terms).where(eq(product.id, productId));
    const noticeOf = async ({ token }: { token: string }) => {
      const sale = await shop.get('flashDetail', { id: flash.id }, token);
      const group = await shop.get('teamDetail', { id: team.id }, token);
      expect(group.product.price).toBe(sale.product.price);
      expect([sale.price, sale.groupPrice]).toEqual(['100.00', '40.00']);
      return sale.product.price;
    };
    expect([await noticeOf(plain), await noticeOf(holder)]).toEqual(expected);
    expect(await noticeOf(lapsed)).toBe('100.00');
  });
});
