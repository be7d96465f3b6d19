import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { coupon as couponTable } from '#server/db/tables/coupon.ts';
import { DAY, HOUR } from '#server/platform/time/durations.ts';
import { ownPrice } from '#src/entities/order/own-price.ts';
import { ordersOn, type Trade } from '../harness/order/shop.ts';
import { onDatabase } from '../harness/postgres/database.ts';

/** What makes a product cheaper for somebody: kind, price and whether the coupon is theirs. */
const offersOf = async (shop: Trade, id: string, token: string) => {
  const { offers } = await shop.get('productOffers', { id }, token);
  return offers.map(({ kind, price, taken, link }) => ({ kind, price, taken, link }));
};

onDatabase('what makes a product cheaper', (opened) => {
  it('is the cheapest running activity of each kind, as its order says', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.sell({ priceFen: 4900 });
    const productId = Number(id);
    const at = shop.now();
    const group = { type: 1, need: 3, hours: 3, productId };
    const flash = await shop.run({ groupPriceFen: 2900, quota: 5, productId });
    const team = await shop.run({ ...group, groupPriceFen: 3900 });
    await shop.run({ ...group, groupPriceFen: 4000 });
    await shop.run({ ...group, groupPriceFen: 4900 });
    await shop.run({ ...group, groupPriceFen: 100, startAt: new Date(at + HOUR) });
    await shop.run({ ...group, groupPriceFen: 100, endAt: new Date(at) });
    await shop.run({ groupPriceFen: 100, quota: 5, taken: 5, productId });
    await shop.run({ groupPriceFen: 100, published: false, productId });
    const [quick, joint] = await offersOf(shop, id, token);
    expect(quick).toMatchObject({ kind: 'flash', price: '29.00', link: `/sk_detail/${flash.id}` });
    expect(joint).toMatchObject({ kind: 'team', price: '39.00', link: `/teamDetails/${team.id}` });
    for (const [kind, offered] of [
      ['flash', flash.id],
      ['team', team.id],
    ] as const)
      expect(await shop.priceOf({ kind, id: offered }, token)).toBe(
        kind === 'flash' ? '29.00' : '39.00',
      );
  });

  it('is the best coupon, to be taken or the member’s own, and what it gives is what the order says', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    const id = await shop.sell({ memberPriceFen: 8000 });
    const only = { scope: 'product' as const, scopeIds: [Number(id)], thresholdFen: 10_000 };
    await shop.issue({ ...only, amountFen: 9900, thresholdFen: 10_001 });
    await shop.issue({ ...only, amountFen: 9900, total: 3, taken: 3 });
    await shop.issue({ ...only, amountFen: 9900, salePriceFen: 1 });
    const coupon = await shop.issue({ ...only, amountFen: 7000 });
    const before = await offersOf(shop, id, token);
    const free = { kind: 'coupon', price: '10.00', link: `/couponDetail?id=${coupon}` };
    expect(before).toEqual([{ ...free, taken: false }]);
    const { id: copy } = await shop.get('claimCoupon', { id: coupon }, token);
    const link = `/order_submit/${id}?kind=course&coupon=${copy}`;
    expect(await offersOf(shop, id, token)).toEqual([{ ...free, taken: true, link }]);
    const wish = { kind: 'course' as const, id, coupon_id: copy };
    expect(await shop.priceOf(wish, token)).toBe('10.00');
    // nobody is offered more of one than they may have
    const other = { kind: 'course' as const, id: await shop.sell(), coupon_id: copy };
    await shop.db
      .update(couponTable)
      .set({ scope: 'all', scopeIds: [] })
      .where(eq(couponTable.id, Number(coupon)));
    await shop.order(other, token);
    expect((await offersOf(shop, id, token)).map((each) => each.link)).not.toContain(free.link);
  });

  it('names a member’s own coupon beside a better one that they would have to claim', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const id = await shop.sell();
    const only = { scope: 'product' as const, scopeIds: [Number(id)] };
    const small = await shop.issue({ ...only, amountFen: 6000 });
    await shop.get('claimCoupon', { id: small }, token);
    await shop.issue({ ...only, amountFen: 7000 });
    const offers = await offersOf(shop, id, token);
    expect(offers.map(({ price, taken }) => [price, taken])).toEqual([
      ['30.00', false],
      ['40.00', true],
    ]);
    const { offers: read } = await shop.get('productOffers', { id }, token);
    expect(ownPrice('100.00', read)).toBe('40.00');
    expect(await shop.priceOf({ kind: 'course', id, coupon_id: 'best' }, token)).toBe('40.00');
  });

  it('is nothing where the product is had already, free, or free with the card', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join({ vipUntil: new Date(shop.now() + DAY) });
    const ids = [await shop.sell({ priceFen: 0 }), await shop.sell({ memberFree: true })];
    const bought = await shop.sell();
    await shop.buy({ kind: 'course', id: bought }, token);
    for (const id of [...ids, bought]) {
      await shop.run({ groupPriceFen: 100, productId: Number(id) });
      expect(await offersOf(shop, id, token)).toEqual([]);
    }
    expect((await shop.ask('productOffers', { id: '0' }, token)).code).not.toBe('200');
  });

  it('leaves what is used or over below what can be used, in the list of a coupon’s copies', async () => {
    const shop = ordersOn(opened().db);
    const { token } = await shop.join();
    const next = new Date(shop.now() + DAY);
    const now = await shop.issue({ thresholdFen: 0, perMember: 3 });
    const waiting = await shop.issue({ thresholdFen: 0, startAt: next });
    const first = await shop.get('claimCoupon', { id: now }, token);
    const second = await shop.get('claimCoupon', { id: now }, token);
    await shop.get('claimCoupon', { id: waiting }, token);
    const wish = { kind: 'course' as const, id: await shop.sell(), coupon_id: second.id };
    await shop.order(wish, token);
    const { items } = await shop.get('myCoupons', { tab: 'unused' }, token);
    expect(items.map(({ state }) => state)).toEqual(['unused', 'waiting', 'locked']);
    const bought = { kind: 'course' as const, id: await shop.sell(), coupon_id: first.id };
    await shop.buy(bought, token);
    await shop.get('claimCoupon', { id: now }, token);
    const { own } = await shop.get('couponDetail', { id: now }, token);
    expect(own.map(({ state }) => state)).toEqual(['unused', 'locked', 'used']);
  });
});
